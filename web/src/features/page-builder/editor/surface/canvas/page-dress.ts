import { fonts, ownFamiliesOf } from '@aurelio/page/fonts'
import { fontFaces, ownFontFaces, themeCss } from '@aurelio/page'
import type { Theme } from '@aurelio/page/theme'

export type PageSheets = { faces: CSSStyleSheet; ownFaces: CSSStyleSheet; theme: CSSStyleSheet }

/** What each sheet of families that a kit brings along was told last. */
const told = new WeakMap<CSSStyleSheet, string>()

/**
 * Dresses the canvas: every family of the product, since any may be written in, and the kit of the page's site, by day,
 * whatever the person's own system does. Families are told once: told again they would be fetched again; those that the
 * kit brings along, once they are others.
 */
export function dressPage({ faces, ownFaces, theme: sheet }: PageSheets, theme: Theme | null): void {
  if (faces.cssRules.length === 0) faces.replaceSync(fontFaces(fonts, true))
  const own = theme ? ownFontFaces(ownFamiliesOf(theme), true) : ''
  if (own !== told.get(ownFaces)) ownFaces.replaceSync(own)
  told.set(ownFaces, own)
  sheet.replaceSync(theme ? themeCss({ ...theme, dark: 'none' }) : '')
}
