import type { OwnFamily } from '../fonts/own-family.ts'

/** The colours that every kit names, in the order in which they are chosen. */
export const colorTokens = [
  'primary',
  'secondary',
  'accent',
  'text',
  'muted',
  'background',
  'surface',
] as const
export type ColorToken = (typeof colorTokens)[number]
export type Palette = Record<ColorToken, string>

/** What text and page look like where a site has chosen nothing. */
export const defaultPalette: Palette = {
  primary: '#6d28d9',
  secondary: '#0f766e',
  accent: '#d9246b',
  text: '#16161d',
  muted: '#565666',
  background: '#ffffff',
  surface: '#f4f4f8',
}

export const defaultDarkPalette: Palette = {
  primary: '#a78bfa',
  secondary: '#5eead4',
  accent: '#fb7bb0',
  text: '#f4f4f8',
  muted: '#b4b4c4',
  background: '#14141b',
  surface: '#20202a',
}

/** A colour of a person's own, by its token's name. */
export type FreeColor = { name: string; color: string }

/** The kit of a site: what `token:<name>` stands for on its pages, and what text looks like there. */
export type Theme = {
  colors: Palette
  free: FreeColor[]
  /** `auto`: visitors whose system is dark see the dark colours. */
  dark: 'none' | 'auto'
  darkColors: Palette
  /** Ids of families; '' is the letter of the visitor's own system. */
  headingFont: string
  bodyFont: string
  /** Those of them that its workspace has brought, with all that drawing them takes; absent where there is none. */
  own?: OwnFamily[] | undefined
  /** Pixels of running text, and how much each size is larger than the next one. */
  size: number
  scale: number
  headingWeight: number
  bodyWeight: number
  headingLineHeight: number
  bodyLineHeight: number
  /** Pixels, all of them. */
  radius: number
  spacing: number
  contentWidth: number
  shadow: 'none' | 'soft' | 'medium' | 'strong'
  button: { radius: number; weight: number; case: 'none' | 'uppercase' }
  field: { radius: number; border: number }
}

/** The kit of a site that has chosen nothing. */
export const defaultTheme: Theme = {
  colors: defaultPalette,
  free: [],
  dark: 'none',
  darkColors: defaultDarkPalette,
  headingFont: '',
  bodyFont: '',
  size: 18,
  scale: 1.25,
  headingWeight: 700,
  bodyWeight: 400,
  headingLineHeight: 1.2,
  bodyLineHeight: 1.6,
  radius: 8,
  spacing: 24,
  contentWidth: 1120,
  shadow: 'soft',
  button: { radius: 8, weight: 600, case: 'none' },
  field: { radius: 8, border: 1 },
}
