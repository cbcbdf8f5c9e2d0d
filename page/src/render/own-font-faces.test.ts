import { expect, test } from 'vitest'
import { checkPage } from '../check/check-page.ts'
import { themeSchema } from '../theme/theme.ts'
import { documentOf, element } from '../testing/documents.ts'
import { renderPublication } from './render-publication.ts'

const face = (at: number, more: object = {}) => ({
  file: `00000000-0000-4000-8000-00000000000${at}`,
  italic: false,
  weights: [400, 400],
  bytes: 20_000,
  hasRare: true,
  ascent: 90,
  descent: 25,
  lineGap: 0,
  regular: 104.5,
  bold: 99,
  ...more,
})
const house = {
  id: 'own-0123456789ab',
  name: 'Casa Sans',
  kind: 'sans',
  faces: [face(1), face(2, { weights: [700, 700], bold: 96 }), face(3, { italic: true, hasRare: false })],
}
const theme = themeSchema.parse({ headingFont: house.id, bodyFont: 'figtree', own: [house] })
const page = documentOf(element('heading-1', { text: 'Hola', fontFamily: 'token:heading-font' }))

test('a kit brings its own family with each face and a letter of the same measures for regular and bold', () => {
  const { html, manifest } = renderPublication(page, { title: '', theme })
  expect(html).toContain(
    '--token-heading-font:"Casa Sans 0123","Casa Sans 0123 fallback",system-ui,sans-serif',
  )
  expect(html.match(/@font-face\{font-family:"Casa Sans 0123";/g)).toHaveLength(3)
  expect(html).toContain(
    `src:url("/p/_fonts/${house.faces[1]?.file}.woff2") format("woff2");font-weight:700;font-style:normal;font-display:swap`,
  )
  expect(html).toMatch(
    /"Casa Sans 0123 fallback";src:local\("Arial"\)[^}]*size-adjust:104.5%;ascent-override:86.12%/,
  )
  expect(html).toMatch(/"Casa Sans 0123 fallback";src:local\("Arial Bold"\)[^}]*size-adjust:96%/)
  expect(manifest.fonts).toHaveLength(4)
  // The heading's weight and the text's family, before the page is read; what is italic once it is needed.
  expect(manifest.earlyFonts).toEqual([
    expect.stringContaining('figtree'),
    `/p/_fonts/${house.faces[1]?.file}.woff2`,
  ])
})

test('rare letters are loaded of the faces that have them, where the page holds one', () => {
  const rare = documentOf(element('heading-1', { text: 'Åland' }))
  const { html, manifest } = renderPublication(rare, { title: '', theme })
  expect(html.match(/-rare\.woff2"\)[^}]*unicode-range:/g)).toHaveLength(2)
  expect(manifest.fonts.filter((address) => address.includes('-rare.'))).toHaveLength(2)
})

test('a kit that names no family of its own, or one that it does not bring, draws and loads none', () => {
  const unused = themeSchema.parse({ headingFont: 'lora', own: [house] })
  expect(renderPublication(page, { title: '', theme: unused }).html).not.toContain('Casa Sans')
  const lost = themeSchema.parse({ headingFont: house.id })
  const { html, manifest } = renderPublication(page, { title: '', theme: lost })
  expect([html.includes('own-'), manifest.fonts.length, manifest.earlyFonts]).toEqual([false, 0, undefined])
})

test('what would leave its place in a style sheet is no family', () => {
  const odd = [
    { ...house, name: 'A"}body{display:none' },
    { ...house, faces: [face(1, { file: '../../secret' })] },
    { ...house, faces: [] },
    { ...house, id: 'lora' },
    'text',
  ]
  expect(themeSchema.parse({ own: odd }).own).toBeUndefined()
  expect(JSON.stringify(themeSchema.parse({}))).not.toContain('"own"')
})

test('letters above 150 kB are told before publishing: those that every visitor loads', () => {
  const facts = { addresses: new Set<string>(), references: new Set<string>(), pictureBytes: new Map() }
  const found = (bytes: number, italic: number) => {
    const heavy = { ...house, faces: [face(1, { bytes }), face(3, { italic: true, bytes: italic })] }
    const kit = themeSchema.parse({ headingFont: house.id, bodyFont: 'figtree', own: [heavy] })
    const { manifest } = renderPublication(page, { title: '', theme: kit })
    return checkPage(page, manifest, { ...facts, theme: kit }).filter(({ code }) => code === 'heavy-fonts')
  }
  expect(found(130_000, 400_000)).toEqual([])
  expect(found(180_000, 0)).toEqual([{ code: 'heavy-fonts', elementId: null, about: '195 kB', fix: null }])
})
