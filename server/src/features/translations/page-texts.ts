import type { PageSettings } from '@aurelio/contracts/page-settings'
import { sectionName } from '@aurelio/page'
import { ancestors, findElement, type PageDocument } from '@aurelio/page/document'
import { type ComparedText, comparedTexts, isCounted, type KeptText } from '@aurelio/page/elements'

/** A page as it is said in its own language. */
export type Source = { name: string; settings: PageSettings; document: PageDocument }

/** What a page tells of itself is of no element. */
export const aboutElement = ''
const about = [
  { path: 'title', kind: 'line', label: 'Título' },
  { path: 'description', kind: 'lines', label: 'Descripción' },
  { path: 'image', kind: 'picture', label: 'Imagen al compartir' },
] as const

/** Every text of a page beside what is said of it: first what it tells of itself, then what stands on it. */
export function textsOfPage(page: Source, kept: readonly KeptText[]): ComparedText[] {
  const own = new Map(kept.flatMap((text) => (text.element === aboutElement ? [[text.path, text]] : [])))
  const told = about.flatMap(({ path, kind, label }): ComparedText[] => {
    const source = path === 'title' ? page.settings.title || page.name : page.settings[path]
    if (source === '') return []
    const found = own.get(path)
    const text = { element: aboutElement, path, kind, label, source }
    if (!found) return [{ ...text, state: 'missing', value: '', before: null }]
    const isSame = found.source === source
    const state = isSame ? ('done' as const) : ('changed' as const)
    return [{ ...text, state, value: found.value, before: isSame ? null : found.source }]
  })
  return [...told, ...comparedTexts(page.document, kept)]
}

/** What a page tells of itself in another language, as far as that is said. */
export function aboutIn(kept: readonly KeptText[]) {
  const of = (path: (typeof about)[number]['path']) => {
    const value = kept.find((text) => text.element === aboutElement && text.path === path)?.value
    return value === undefined ? {} : { [path]: value }
  }
  return { ...of('title'), ...of('description'), ...of('image') }
}

export function countsOf(texts: readonly ComparedText[]) {
  const counted = texts.filter(isCounted)
  const count = (state: ComparedText['state']) => counted.filter((text) => text.state === state).length
  return { total: counted.length, done: count('done'), changed: count('changed'), missing: count('missing') }
}

type Section<Text> = { id: string; name: string; texts: Text[] }

/** Texts by the section of the page that they stand in, in page order; those of the page itself in one without a name. */
export function sectionsOf<Text extends ComparedText>(document: PageDocument, texts: readonly Text[]) {
  const sections = new Map<string, Section<Text>>()
  for (const text of texts) {
    const id = text.element === aboutElement ? '' : (ancestors(document, text.element).at(-1) ?? text.element)
    const node = findElement(document, id)
    const section = sections.get(id) ?? { id, name: node ? sectionName(document, node) : '', texts: [] }
    section.texts.push(text)
    sections.set(id, section)
  }
  return [...sections.values()]
}
