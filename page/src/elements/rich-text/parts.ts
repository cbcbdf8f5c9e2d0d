import { recordsIn } from '../../document/json-values.ts'
import type { Props } from '../../document/schema.ts'
import { defaultTokenValue } from '../../theme/token-values.ts'
import { resolveTokens } from '../../values/token.ts'
import { type Span, readSpans } from '../../values/rich-text/span.ts'
import type { Declarations, InlineText } from '../definition.ts'
import { prop } from '../prop-schemas.ts'

/** The prop beside a text that says what is set apart in it. */
export function spansProp(text: string): string {
  return `${text}Spans`
}

/** What is set apart in a text. */
export const spansOfProp = prop(readSpans)

/** The part of a view on what is set apart by this colour. */
export function colorPart(color: string): string {
  return `color ${color}`
}

/** A colour as CSS: a token is that of the site's kit, or what it is where there is none. */
export function colorText(color: string): string {
  return resolveTokens(color, defaultTokenValue)
}

/** How the colours of an element's texts are declared, each by its part. */
export function richStyles(texts: readonly InlineText[], props: Props): Record<string, Declarations> {
  const colors = spansIn(texts, props).flatMap((span) => (span.kind === 'color' ? [span.color] : []))
  return Object.fromEntries(colors.map((color) => [colorPart(color), { color: colorText(color) }]))
}

/** Where the links in an element's texts lead. */
export function richLinks(texts: readonly InlineText[], props: Props): string[] {
  return spansIn(texts, props).flatMap((span) => (span.kind === 'link' ? [span.link] : []))
}

function spansIn(texts: readonly InlineText[], props: Props): readonly Span[] {
  return texts.flatMap(({ rich, prop: name, list }) => {
    if (rich === undefined) return []
    const entries = list === undefined ? [props] : recordsIn(props[list])
    return entries.flatMap((entry) => readSpans(entry[spansProp(name)]))
  })
}

/** What bold, italic and lists are, in whatever stands around them; only pages that use them carry it. */
export const richCss = [
  ':where(.aurelio-page) :where(strong){font-weight:700}',
  ':where(.aurelio-page) :where(em){font-style:italic}',
  ':where(.aurelio-page) :where([data-rich-list]){padding-left:1.25em;list-style:disc}',
].join('\n')

/** Whether a page as HTML uses any of `richCss`. Texts are escaped in it, so that only elements look like elements. */
export function usesRich(html: string): boolean {
  return /<(?:strong|em|ul data-rich-list="")>/.test(html)
}
