import { fonts } from '@aurelio/page/fonts'
import { fontFaces, themeCss } from '@aurelio/page'
import type { Theme } from '@aurelio/page/theme'

export type PageSheets = { faces: CSSStyleSheet; theme: CSSStyleSheet }

/**
 * Dresses the canvas: every family of the product, since any may be written in, and the kit of the page's site, by day,
 * whatever the person's own system does. Families are told once: told again they would be fetched again.
 */
export function dressPage({ faces, theme: sheet }: PageSheets, theme: Theme | null): void {
  if (faces.cssRules.length === 0) faces.replaceSync(fontFaces(fonts, true))
  sheet.replaceSync(theme ? themeCss({ ...theme, dark: 'none' }) : '')
}
