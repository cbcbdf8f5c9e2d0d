import type { Theme } from '../theme/default-theme.ts'
import { darkValues, fontValues, tokenDeclarations, tokenValues } from '../theme/token-values.ts'
import { contrastOf } from '../values/contrast.ts'
import { pageClass } from './page-class.ts'

const page = `:where(.${pageClass})`

/**
 * A site's kit as CSS: its tokens on the page root, and what text looks like where an element does not say. It stands
 * after the ground that every page has, and weighs as little. Without a kit there is none, and a page looks as it
 * always did.
 */
export function themeCss(theme: Theme): string {
  const { 'heading-font': heading, 'body-font': body } = fontValues(theme)
  const text = [
    'color:var(--token-text)',
    'background:var(--token-background)',
    // What the browser draws of a field, as its calendar and its arrow, shows on the ground that the kit has.
    ...(hasDarkGround(theme) ? ['color-scheme:dark'] : []),
    `font-size:${theme.size}px`,
    `font-weight:${theme.bodyWeight}`,
    `line-height:${theme.bodyLineHeight}`,
    ...(body === undefined ? [] : [`font-family:${body}`]),
  ]
  const headings = [
    `font-weight:${theme.headingWeight}`,
    `line-height:${theme.headingLineHeight}`,
    ...(heading === undefined ? [] : [`font-family:${heading}`]),
  ]
  return [
    `${page}{${tokenDeclarations(tokenValues(theme))};${text.join(';')}}`,
    `${page} :where(h1,h2,h3,h4,h5,h6){${headings.join(';')}}`,
    ...(theme.dark === 'auto' ? [`@media(prefers-color-scheme:dark){${darkCss(theme)}}`] : []),
  ].join('\n')
}

function hasDarkGround({ colors: { background } }: Theme): boolean {
  return contrastOf(background, '#ffffff') > contrastOf(background, '#000000')
}

/** The dark colours of a kit, whatever the visitor's system is. */
export function darkCss(theme: Theme): string {
  return `${page}{${tokenDeclarations(darkValues(theme))};color-scheme:dark}`
}

/** Ids of the families that a kit puts on every page. */
export function themeFonts({ headingFont, bodyFont }: Theme): readonly string[] {
  return [headingFont, bodyFont]
}
