import { fontFamily, ownFontFamily } from '../fonts/font-family.ts'
import { fluidLength } from '../values/fluid.ts'
import { shadowTexts } from '../values/shadow.ts'
import { tokenProperty, type FontToken, type LengthToken, type OtherToken } from '../values/token.ts'
import { derivedColors } from './derived-colors.ts'
import { defaultTheme, type Palette } from './default-theme.ts'
import type { Theme } from './default-theme.ts'

/** All colours of a palette, with those that follow from it. */
function colorsOf(palette: Palette): Record<string, string> {
  return { ...palette, ...derivedColors(palette) }
}

function measuresOf(theme: Theme): Record<LengthToken | OtherToken, string> {
  const { size, scale } = theme
  const pixels = (times: number) => Math.round(size * scale ** times)
  const step = (times: number) => `${pixels(times)}px`
  return {
    radius: `${theme.radius}px`,
    'button-radius': `${theme.button.radius}px`,
    'field-radius': `${theme.field.radius}px`,
    spacing: `${theme.spacing}px`,
    'content-width': `${theme.contentWidth}px`,
    shadow: shadowTexts[theme.shadow],
    'button-weight': String(theme.button.weight),
    'button-case': theme.button.case,
    'field-border': `${theme.field.border}px`,
    'size-small': step(-1),
    'size-body': `${size}px`,
    'size-lead': step(1),
    'size-h4': step(1.5),
    'size-h3': step(2),
    'size-h2': fluidLength(pixels(2.5), pixels(3.5)),
    'size-h1': fluidLength(pixels(3), pixels(5)),
  }
}

/** The families that a kit names, as `font-family` says them. */
export function fontValues({ headingFont, bodyFont, own }: Theme): Partial<Record<FontToken, string>> {
  const heading = fontFamily(headingFont) ?? ownFontFamily(headingFont, own)
  const body = fontFamily(bodyFont) ?? ownFontFamily(bodyFont, own)
  return {
    ...(heading !== undefined && { 'heading-font': heading }),
    ...(body !== undefined && { 'body-font': body }),
  }
}

/** What each token of a kit stands for, by its name. */
export function tokenValues(theme: Theme): Record<string, string> {
  const free = Object.fromEntries(theme.free.map(({ name, color }) => [name, color]))
  return { ...free, ...colorsOf(theme.colors), ...measuresOf(theme), ...fontValues(theme) }
}

/** What differs where the visitor's system is dark. */
export function darkValues(theme: Theme): Record<string, string> {
  return colorsOf(theme.darkColors)
}

const defaults = tokenValues(defaultTheme)

/** What a token is where neither the page nor the element says; undefined for a name of a person's own. */
export function defaultTokenValue(token: string): string | undefined {
  return Object.hasOwn(defaults, token) ? defaults[token] : undefined
}

/** Tokens as declarations of custom properties. */
export function tokenDeclarations(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([token, value]) => `${tokenProperty(token)}:${value}`)
    .join(';')
}
