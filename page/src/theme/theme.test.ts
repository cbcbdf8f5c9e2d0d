import { expect, test } from 'vitest'
import { contrastOf } from '../values/contrast.ts'
import { derivedColors } from './derived-colors.ts'
import { kits } from './kits.ts'
import { defaultTheme } from './default-theme.ts'
import { isFreeName, mostFreeTokens, readTheme, themeSchema } from './theme.ts'
import { tokenValues } from './token-values.ts'

test('a kit of any other version opens: what is missing, unknown or out of range takes its default', () => {
  expect(readTheme(null)).toBeNull()
  expect(readTheme('{')).toBeNull()
  expect(readTheme('17')).toEqual(defaultTheme)
  expect(readTheme('{"colors":null,"button":[],"free":"x"}')).toEqual(defaultTheme)
  const later = themeSchema.parse({
    colors: { primary: 'red', text: '#101010', gold: '#ffd700' },
    headingFont: 'a-font-of-tomorrow',
    bodyFont: 'lora',
    size: 900,
    scale: -3,
    headingWeight: '700',
    shadow: 'huge',
    button: { radius: 1e9 },
    sounds: true,
  })
  expect(later.colors).toEqual({ ...defaultTheme.colors, text: '#101010' })
  expect(later).toMatchObject({ headingFont: '', bodyFont: 'lora', size: 24, scale: 1.05, shadow: 'soft' })
  expect(later.button.radius).toBe(60)
  expect(later).not.toHaveProperty('sounds')
})

test('colours of a person’s own: names that are taken or no names are left out, the first of two stays', () => {
  const colors = ['brand', 'primary', 'radius', 'on-text', 'Con mayúscula', 'brand'].map((name, at) => ({
    name,
    color: `#00000${at}`,
  }))
  expect(themeSchema.parse({ free: [...colors, { name: 'sun' }, null] }).free).toEqual([
    { name: 'brand', color: '#000000' },
  ])
  const many = Array.from({ length: 10_000 }, (_, at) => ({ name: `c${at}`, color: '#123456' }))
  expect(themeSchema.parse({ free: many }).free).toHaveLength(mostFreeTokens)
  expect([isFreeName('brand-2'), isFreeName('muted-text'), isFreeName('9')]).toEqual([true, false, false])
})

test('what stands on a chosen colour can be read, whatever was chosen', () => {
  const palettes = ['#ffffff', '#000000', '#777777', '#ffff00', '#0000ff', '#ff0000'].map((color) => ({
    ...defaultTheme.colors,
    primary: color,
    accent: color,
    text: color,
    muted: color,
  }))
  for (const palette of [...palettes, ...kits.map(({ theme }) => theme.colors)]) {
    const derived = derivedColors(palette)
    const pairs = [
      [derived['on-primary'], palette.primary],
      [derived['on-accent'], palette.accent],
      [derived['on-text'], palette.text],
      [derived['muted-on-text'], palette.text],
      [derived['accent-on-text'], palette.text],
      [derived['muted-on-primary'], palette.primary],
      [derived['on-button-on-text'], derived['button-on-text']],
      [derived['primary-text'], palette.background],
      [derived['muted-text'], palette.background],
    ] as const
    for (const [letters, ground] of pairs) expect(contrastOf(letters, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(derived['button-on-text'], palette.text)).toBeGreaterThanOrEqual(1.6)
  }
})

test('sizes follow from one size and one step, and the large ones from the width of the page', () => {
  const values = tokenValues(themeSchema.parse({ size: 16, scale: 1.25 }))
  expect(values).toMatchObject({ 'size-body': '16px', 'size-lead': '20px', 'size-h3': '25px' })
  expect(values['size-h1']).toMatch(/^clamp\(31px, [\d.]+px \+ [\d.]+cqi, 49px\)$/)
})

test('twelve kits to begin with: letters that can be read', () => {
  expect(kits).toHaveLength(12)
  expect(new Set(kits.map(({ id }) => id)).size).toBe(12)
  for (const { theme } of kits) {
    const { text, muted, background, surface, primary } = theme.colors
    expect(contrastOf(text, background)).toBeGreaterThanOrEqual(7)
    expect(contrastOf(muted, surface)).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(derivedColors(theme.colors)['on-primary'], primary)).toBeGreaterThanOrEqual(4.5)
    expect(themeSchema.parse(theme)).toEqual(theme)
  }
})
