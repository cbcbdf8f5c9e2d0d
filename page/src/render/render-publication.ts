import type { PageDocument } from '../document/schema.ts'
import { type PageLanguages, withSiteLanguages } from '../document/site-languages.ts'
import { type Business, noBusiness } from '../elements/business.ts'
import { withSiteText, withSiteValues } from '../elements/site-values.ts'
import type { PageAddress } from './address-of.ts'
import { inlineSource } from './inline-source.ts'
import { type Manifest, manifestOf } from './manifest.ts'
import { htmlDocument, type PageHead, styleText } from './html-document.ts'
import { suggestionCss } from './language-suggestion.ts'
import { renderPage, type RenderOptions } from './render-page.tsx'

export type PublicationOptions = Pick<
  RenderOptions,
  | 'submission'
  | 'download'
  | 'marked'
  | 'hasIds'
  | 'hasSections'
  | 'theme'
  | 'pictures'
  | 'films'
  | 'quizzes'
  | 'contests'
  | 'destinations'
> & {
  title: string
  /** Where the page will stand, and its whole address; absent in a preview, whose forms send nothing. */
  address?: PageAddress & { url?: string }
  /** What its forms carry of a visit; absent where whoever serves the page puts it in (`withToken`). */
  token?: string
  head?: PageHead
  /** The languages of its site; absent where that has one. */
  languages?: PageLanguages
  /** What its site knows of itself; absent where it stands in none, or nobody has said anything. */
  business?: Business
}

/**
 * The page as one HTML file, and what that file needs: the one function behind preview, gallery, publishing and the
 * page that comes back with a refused form. Needs no DOM; the same document gives the same bytes.
 */
export function renderPublication(
  given: PageDocument,
  {
    title,
    address,
    languages,
    business = noBusiness,
    token = '',
    submission,
    download,
    marked,
    pictures,
    films,
    quizzes,
    contests,
    destinations,
    head: told = {},
    hasIds = false,
    // What is published is counted.
    hasSections = address !== undefined,
    theme = null,
  }: PublicationOptions,
): { html: string; manifest: Manifest } {
  const document = withSiteValues(languages ? withSiteLanguages(given, languages) : given, business)
  const head = { ...described(told, business), ...languagesSaid(languages, told, address?.url) }
  const {
    html: body,
    css,
    sections,
    scripts,
    structuredData,
    needs,
    earlyFonts,
  } = renderPage(document, {
    ...(address && { formAction: address.leads, token }),
    ...(address?.url !== undefined && { url: address.url }),
    ...(head.language && { language: head.language }),
    ...(submission && { submission }),
    ...(download && { download }),
    ...(marked && { marked }),
    ...(pictures && { pictures }),
    ...(films && { films }),
    ...(quizzes && { quizzes }),
    ...(contests && { contests }),
    ...(destinations && { destinations }),
    hasIds,
    hasSections,
    theme,
  })
  const style = styleText(head.alternates ? `${css}\n${suggestionCss}` : css)
  const html = htmlDocument({
    title: withSiteText(title, business),
    head,
    style,
    body,
    scripts: scripts.map(({ text }) => text),
    structuredData,
  })
  const manifest = manifestOf({
    ...needs,
    ...(earlyFonts && { earlyFonts }),
    ...(head.icon && { pictures: [...needs.pictures, head.icon] }),
    bytes: new TextEncoder().encode(html).length,
    sections,
    scripts: scripts.map(({ hash, bytes }) => ({ hash, bytes })),
    styles: [inlineSource(style)],
    symbolForms: symbolForms(document, needs.forms),
    frames: [...new Set(needs.frames.map((frame) => new URL(frame).origin))],
  })
  return { html, manifest }
}

function described(told: PageHead, business: Business): PageHead {
  if (told.description === undefined) return told
  return { ...told, description: withSiteText(told.description, business) }
}

/** A page that is there in several languages says where, and which address counts for this one. */
function languagesSaid(
  languages: PageLanguages | undefined,
  { canonical }: PageHead,
  url: string | undefined,
): PageHead {
  const alternates = (languages?.items ?? []).flatMap(({ code, url: at }) =>
    at === null ? [] : [{ language: code, url: at }],
  )
  if (alternates.length < 2) return {}
  return { alternates, ...(canonical === undefined && url !== undefined && { canonical: url }) }
}

function symbolForms(document: PageDocument, forms: readonly string[]): Manifest['symbolForms'] {
  return Object.fromEntries(
    forms.flatMap((id) => {
      const symbol = document.elements[id]?.symbol
      return symbol === undefined ? [] : [[id, symbol] as const]
    }),
  )
}
