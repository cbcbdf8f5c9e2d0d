import { z } from 'zod'
import { isFontId } from '../fonts/families.ts'
import { isOwnId, ownFamiliesSchema } from '../fonts/own-family.ts'
import { fontTokens, lengthTokens, otherTokens } from '../values/token.ts'
import {
  colorTokens,
  defaultDarkPalette,
  defaultPalette,
  defaultTheme,
  type FreeColor,
  type Palette,
  type Theme,
} from './default-theme.ts'
import { derivedColors } from './derived-colors.ts'

const hex = (fallback: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .catch(fallback)
const amount = (fallback: number, min: number, max: number) =>
  z
    .number()
    .transform((value) => Math.min(max, Math.max(min, value)))
    .catch(fallback)
const word = <const Word extends string>(words: readonly [Word, ...Word[]], fallback: NoInfer<Word>) =>
  z.enum(words).catch(fallback)
const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(
    (value) => (typeof value === 'object' && !Array.isArray(value) ? (value ?? {}) : {}),
    z.object(shape),
  )

const palette = (fallback: Palette) =>
  part({
    primary: hex(fallback.primary),
    secondary: hex(fallback.secondary),
    accent: hex(fallback.accent),
    text: hex(fallback.text),
    muted: hex(fallback.muted),
    background: hex(fallback.background),
    surface: hex(fallback.surface),
  })

/** A family of the product, one that the workspace brings, or '' for the letter of the visitor's own system. */
const family = z
  .string()
  .refine((id) => isFontId(id) || isOwnId(id))
  .catch('')
const weight = (fallback: number) => amount(fallback, 100, 900)

/** Names of what is no colour, and of colours made from others, are taken. */
const taken: ReadonlySet<string> = new Set([
  ...colorTokens,
  ...lengthTokens,
  ...fontTokens,
  ...otherTokens,
  ...Object.keys(derivedColors(defaultPalette)),
])
export const freeTokenPattern = /^[a-z][a-z0-9-]{0,31}$/
export const mostFreeTokens = 24

/** True for a name that a colour of a person's own may have. */
export function isFreeName(name: string): boolean {
  return freeTokenPattern.test(name) && !taken.has(name)
}

const freeColor = z.object({
  name: z.string().refine(isFreeName),
  color: z.string().regex(/^#[0-9a-f]{6}$/i),
})

/** What is no colour is left out, and of one name the first stays. */
const freeColors = z
  .array(z.unknown())
  .transform((entries): FreeColor[] => {
    const read = entries.flatMap((entry) => freeColor.safeParse(entry).data ?? [])
    const first = new Map(read.toReversed().map((color) => [color.name, color]))
    return read.filter((color) => first.get(color.name) === color).slice(0, mostFreeTokens)
  })
  .catch([])

/**
 * The kit of a site: what `token:<name>` stands for on its pages, and what text looks like there. Reads anything: each
 * part that is missing, unknown or out of range takes its default, so that a kit of another version still opens.
 */
export const themeSchema = part({
  colors: palette(defaultPalette),
  free: freeColors,
  /** `auto`: visitors whose system is dark see the dark colours. */
  dark: word(['none', 'auto'], defaultTheme.dark),
  darkColors: palette(defaultDarkPalette),
  headingFont: family,
  bodyFont: family,
  own: ownFamiliesSchema,
  /** Pixels of running text, and how much each size is larger than the next one. */
  size: amount(defaultTheme.size, 12, 24),
  scale: amount(defaultTheme.scale, 1.05, 1.6),
  headingWeight: weight(defaultTheme.headingWeight),
  bodyWeight: weight(defaultTheme.bodyWeight),
  headingLineHeight: amount(defaultTheme.headingLineHeight, 0.8, 2),
  bodyLineHeight: amount(defaultTheme.bodyLineHeight, 1, 2.4),
  /** Pixels, all of them. */
  radius: amount(defaultTheme.radius, 0, 60),
  spacing: amount(defaultTheme.spacing, 0, 120),
  contentWidth: amount(defaultTheme.contentWidth, 480, 1920),
  shadow: word(['none', 'soft', 'medium', 'strong'], defaultTheme.shadow),
  button: part({
    radius: amount(defaultTheme.button.radius, 0, 60),
    weight: weight(defaultTheme.button.weight),
    case: word(['none', 'uppercase'], defaultTheme.button.case),
  }),
  field: part({
    radius: amount(defaultTheme.field.radius, 0, 60),
    border: amount(defaultTheme.field.border, 0, 4),
  }),
})
/** A kit as it was stored as JSON; null where a site has none yet, or it is no JSON at all. */
export function readTheme(text: string | null): Theme | null {
  if (text === null) return null
  try {
    return themeSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
