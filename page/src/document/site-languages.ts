import type { ElementId, ElementNode, PageDocument } from './schema.ts'

/** A language of a site as one of its pages leads to it. */
export type PageLanguage = {
  code: string
  /** Where its link leads: the page itself in that language, or what there is instead. */
  address: string
  /** Whether the page itself is there in that language. */
  isHere: boolean
  /** The whole address of the page in that language; null where it is not there, or nobody knows where it will stand. */
  url: string | null
}

/** The languages of a site as one of its pages shows them, the main one first. */
export type PageLanguages = { current: string; items: readonly PageLanguage[] }

const switchType = 'language_switch'

/** The same page with the languages of its site where they are shown; a site with one leaves an element its own. */
export function withSiteLanguages(document: PageDocument, { current, items }: PageLanguages): PageDocument {
  if (items.length < 2) return document
  const shown = items.map(({ code, address, isHere }) => ({
    language: code,
    link: address,
    isElsewhere: !isHere,
  }))
  const changed = Object.values(document.elements).flatMap((node): [ElementId, ElementNode][] =>
    node.type === switchType && node.props['languagesFrom'] === 'site'
      ? [[node.id, { ...node, props: { ...node.props, current, items: shown } }]]
      : [],
  )
  if (changed.length === 0) return document
  return { ...document, elements: { ...document.elements, ...Object.fromEntries(changed) } }
}
