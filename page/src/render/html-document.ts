import type { StructuredData } from '../elements/definition.ts'
import { directionOf } from '../values/language.ts'
import { skipCss, skipLink } from './skip-link.ts'

/** What a page tells of itself to who does not look at it: searchers, and services that show links. */
export type PageHead = {
  /** A language tag: `es`. */
  language?: string
  description?: string
  /** The picture that goes with a link, as a whole address. */
  image?: string
  /** The whole address that counts for this page. */
  canonical?: string
  /** False where searchers must not show it. */
  indexed?: boolean
  /** Address of the icon beside its title, without host. */
  icon?: string
  /** Names and contents of the tags by which services believe whose the site is. */
  verification?: Readonly<Record<string, string>>
  /** Who is behind the site, on its home page. */
  organization?: StructuredData
  /** The place that the page offers something for. */
  areaServed?: string
  /** What the page is about, as searchers read it. */
  about?: StructuredData
  /** Where what is like this page is told as it comes. */
  feed?: string
  /** Where the page stands in each of its languages, whole, the main one first; its own is among them. */
  alternates?: readonly { language: string; url: string }[]
}

export type HtmlDocument = {
  title: string
  head?: PageHead
  /** As `styleText` made it. */
  style: string
  /** The page's `<main>`, with its header and its footer around it. */
  body: string
  /** Constants of the elements that declare them; nothing a person wrote. */
  scripts: readonly string[]
  /** What searchers read beside its text. */
  structuredData?: readonly StructuredData[]
}

const documentCss = [
  'html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}',
  '@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}',
  skipCss,
].join('\n')

/** What stands in the document's one style element: the page's CSS on the ground that every document shares. */
export function styleText(css: string): string {
  return closedStyle(`${documentCss}\n${css}`)
}

/**
 * A whole HTML document around a rendered page.
 * @throws Error where a script could end its own tag: an element's author must write it otherwise
 */
export function htmlDocument({
  title,
  head = {},
  style,
  body,
  scripts,
  structuredData = [],
}: HtmlDocument): string {
  return `<!doctype html>
<html lang="${escapeHtml(head.language ?? 'es')}"${directionOf(head.language ?? 'es') === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${headTags(title, head)
  .map((tag) => `${tag}\n`)
  .join('')}<link rel="icon" href="${escapeHtml(head.icon ?? 'data:,')}">
<style>${style}</style>
</head>
<body>
${skipLink(head.language ?? 'es')}
${body}
${[...dataOf(title, head), ...structuredData].map((data) => `${jsonLd(data)}\n`).join('')}${scripts.map((script) => `<script>${closedScript(script)}</script>\n`).join('')}</body>
</html>
`
}

/** What the head tells searchers: who is behind the site, and where the page offers what it offers. */
function dataOf(
  title: string,
  { organization, areaServed, description, canonical, about }: PageHead,
): StructuredData[] {
  const service: StructuredData | undefined = areaServed
    ? {
        '@type': 'Service',
        name: title,
        ...(description && { description }),
        ...(canonical && { url: canonical }),
        areaServed: { '@type': 'Place', name: areaServed },
      }
    : undefined
  return [organization, service, about].filter((data) => data !== undefined)
}

/** Data, and no script: nothing in it can end its element. */
function jsonLd(data: StructuredData): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    String.raw`\u003c`,
  )
  return `<script type="application/ld+json">${text}</script>`
}

/** Only what was settled: a page of which nothing is told carries nothing. */
function headTags(
  title: string,
  { description, image, canonical, indexed = true, verification = {}, feed, alternates = [] }: PageHead,
): readonly string[] {
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`
  return [
    ...(indexed ? [] : [meta('robots', 'noindex')]),
    ...(description ? [meta('description', description)] : []),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}">`] : []),
    ...alternatesOf(alternates).map(
      ({ language, url }) =>
        `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(url)}">`,
    ),
    ...(feed ? [`<link rel="alternate" type="application/rss+xml" href="${escapeHtml(feed)}">`] : []),
    ...(description || image ? [property('og:type', 'website'), property('og:title', title)] : []),
    ...(description ? [property('og:description', description)] : []),
    ...(canonical && (description || image) ? [property('og:url', canonical)] : []),
    ...Object.entries(verification).map(([name, content]) => meta(name, content)),
    ...(image ? [property('og:image', image), meta('twitter:card', 'summary_large_image')] : []),
  ]
}

/** A page in one language has no others; the main one is for whoever reads none of them. */
function alternatesOf(alternates: NonNullable<PageHead['alternates']>) {
  const [main] = alternates
  return main && alternates.length > 1 ? [...alternates, { language: 'x-default', url: main.url }] : []
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities.get(character) ?? '')
}

/** CSS that cannot end its style element: the backslash is an escape of '/' to CSS and breaks the tag to HTML. */
function closedStyle(css: string): string {
  return css.replaceAll('</', String.raw`<\/`).replaceAll('<!--', String.raw`<\!--`)
}

/** Other than CSS, a script cannot be changed without changing what it does. */
function closedScript(script: string): string {
  if (/<\/script|<!--/i.test(script)) throw new Error('A script must not hold "</script" or "<!--"')
  return script
}
