import { contrastOf, mixColors } from '../values/contrast.ts'
import type { Palette } from './default-theme.ts'

const dark = '#000000'
const light = '#ffffff'
const least = 4.5
/** From this contrast on a shape is told from its ground. */
const seen = 1.6

/**
 * Colours that follow from those a person chooses, so that what stands on a chosen colour can be read: `on-…` on a
 * ground of that colour, the others between two of them.
 */
export function derivedColors({ primary, secondary, accent, text, muted, background, surface }: Palette) {
  const onText = readableOn(text, background, surface)
  const button = contrastOf(primary, text) >= seen ? primary : onText
  const soft = mixColors(primary, background, 0.1)
  const onGrounds = (color: string) =>
    [background, surface, soft].reduce((moved, ground) => towards(moved, ground, text), color)
  return {
    'on-primary': readableOn(primary, background, text),
    'on-secondary': readableOn(secondary, background, text),
    'on-accent': readableOn(accent, background, text),
    /** On a ground of the colour of text: a dark band of a light page, a light one of a dark page. */
    'on-text': onText,
    'muted-on-text': towards(mixColors(background, text, 0.72), text, background),
    'accent-on-text': towards(accent, text, background),
    'muted-on-primary': towards(
      mixColors(primary, readableOn(primary, background, text), 0.2),
      primary,
      readableOn(primary, background, text),
    ),
    /** A button there: of the main colour, unless that is the ground itself. */
    'button-on-text': button,
    'on-button-on-text': readableOn(button, background, text),
    /** The chosen colours as letters on the page's ground, on its surfaces and on a breath of the main colour. */
    'primary-text': onGrounds(primary),
    'accent-text': onGrounds(accent),
    'muted-text': onGrounds(muted),
    /** A breath of the main colour, and lines. */
    soft,
    /** A second shade for bands of the colour of text. */
    'text-tinted': mixColors(text, primary, 0.85),
    line: mixColors(text, background, 0.16),
    'line-on-text': mixColors(background, text, 0.24),
  }
}

/** The first of the page's own two colours that can be read on a ground, else black or white. */
function readableOn(ground: string, ...wished: readonly string[]): string {
  const found = wished.find((color) => contrastOf(color, ground) >= least)
  return found ?? (contrastOf(dark, ground) > contrastOf(light, ground) ? dark : light)
}

/** A colour moved towards one that can be read on a ground, until it can be read there too. */
function towards(color: string, ground: string, readable: string): string {
  const end = readableOn(ground, readable)
  for (let share = 1; share > 0; share -= 0.1) {
    const mixed = mixColors(color, end, share)
    if (contrastOf(mixed, ground) >= least) return mixed
  }
  return end
}

/** The colours of a palette for a dark page: the same hues, light enough to be read there. */
export function darkPalette({ primary, secondary, accent, text }: Palette): Palette {
  const background = mixColors(text, '#0b0b10', contrastOf(text, light) > contrastOf(text, dark) ? 0.35 : 0)
  const surface = mixColors(light, background, 0.07)
  const letters = mixColors(light, background, 0.94)
  const onSurface = (color: string) => towards(color, surface, letters)
  return {
    primary: onSurface(primary),
    secondary: onSurface(secondary),
    accent: onSurface(accent),
    text: letters,
    muted: mixColors(letters, background, 0.72),
    background,
    surface,
  }
}
