import { darkPalette } from './derived-colors.ts'
import { type Palette } from './default-theme.ts'
import type { Theme } from './default-theme.ts'
import { themeSchema } from './theme.ts'

/** A kit to begin with; its name is the same in every language. */
export type Kit = { id: string; name: string; theme: Theme }

type Look = {
  colors: Palette
  headingFont: string
  bodyFont: string
  radius: number
  buttonRadius?: number
} & Partial<Pick<Theme, 'scale' | 'headingWeight' | 'headingLineHeight' | 'shadow'>>

function kit(name: string, { colors, radius, buttonRadius = radius, ...type }: Look): Kit {
  const theme = themeSchema.parse({
    ...type,
    colors,
    darkColors: darkPalette(colors),
    radius,
    button: { radius: buttonRadius },
    field: { radius: Math.min(buttonRadius, 16) },
  })
  return { id: name.toLowerCase(), name, theme }
}

/** Colours in the order of `colorTokens`: primary, secondary, accent, text, muted, background, surface. */
function palette(
  ...[primary, secondary, accent, text, muted, background, surface]: readonly [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
): Palette {
  return { primary, secondary, accent, text, muted, background, surface }
}

export const kits: readonly Kit[] = [
  kit('Aurelio', {
    colors: palette('#6d28d9', '#0f766e', '#d9246b', '#16161d', '#565666', '#ffffff', '#f4f1fb'),
    headingFont: 'plus-jakarta-sans',
    bodyFont: 'figtree',
    radius: 12,
    headingWeight: 800,
  }),
  kit('Marea', {
    colors: palette('#0b5cad', '#0e7490', '#e0562b', '#0d2238', '#4b6075', '#ffffff', '#eef5fb'),
    headingFont: 'manrope',
    bodyFont: 'public-sans',
    radius: 10,
    headingWeight: 800,
  }),
  kit('Bosque', {
    colors: palette('#1f6b45', '#7a5b1e', '#b4530f', '#14241b', '#4a5d52', '#fdfcf7', '#eef3ea'),
    headingFont: 'lora',
    bodyFont: 'figtree',
    radius: 6,
    headingWeight: 600,
  }),
  kit('Brasa', {
    colors: palette('#b3361b', '#7c4a12', '#c2185b', '#2a1511', '#6b514a', '#fffaf6', '#fdeee4'),
    headingFont: 'bitter',
    bodyFont: 'manrope',
    radius: 8,
  }),
  kit('Tinta', {
    colors: palette('#111111', '#44403c', '#c2261c', '#111111', '#57534e', '#ffffff', '#f5f5f4'),
    headingFont: 'playfair-display',
    bodyFont: 'figtree',
    radius: 0,
    scale: 1.3,
    shadow: 'none',
  }),
  kit('Menta', {
    colors: palette('#0f766e', '#1d4ed8', '#be3a8b', '#0f2a2a', '#4a6362', '#fbfefd', '#e6f6f2'),
    headingFont: 'quicksand',
    bodyFont: 'figtree',
    radius: 18,
    buttonRadius: 40,
  }),
  kit('Pulso', {
    colors: palette('#2447f9', '#0f766e', '#f0386b', '#0c1023', '#4c5270', '#ffffff', '#eef1ff'),
    headingFont: 'space-grotesk',
    bodyFont: 'public-sans',
    radius: 4,
    scale: 1.3,
  }),
  kit('Lavanda', {
    colors: palette('#7a3e9d', '#a8446b', '#0e7c86', '#2a1c34', '#645372', '#fffdff', '#f6eefb'),
    headingFont: 'cormorant',
    bodyFont: 'space-grotesk',
    radius: 14,
    scale: 1.32,
    headingWeight: 700,
    headingLineHeight: 1.1,
  }),
  kit('Arena', {
    colors: palette('#8a5a12', '#4d5d3a', '#a63d2f', '#2b2117', '#665848', '#fffdf8', '#f6eedf'),
    headingFont: 'fraunces',
    bodyFont: 'figtree',
    radius: 10,
    headingWeight: 600,
  }),
  kit('Taller', {
    colors: palette('#c2410c', '#334155', '#0369a1', '#1c1917', '#57534e', '#ffffff', '#f3f2f0'),
    headingFont: 'oswald',
    bodyFont: 'public-sans',
    radius: 2,
    headingWeight: 600,
  }),
  kit('Noche', {
    colors: palette('#b79bff', '#6ee7c8', '#ff8fb8', '#f3f1fa', '#b7b3c9', '#12101b', '#1e1a2b'),
    headingFont: 'urbanist',
    bodyFont: 'manrope',
    radius: 14,
    headingWeight: 800,
  }),
  kit('Fiesta', {
    colors: palette('#c01874', '#5b21b6', '#c2410c', '#2b0f24', '#6a4a61', '#fffafd', '#fdeaf5'),
    headingFont: 'josefin-sans',
    bodyFont: 'jost',
    radius: 24,
    buttonRadius: 40,
    headingWeight: 700,
  }),
]
