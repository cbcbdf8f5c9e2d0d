import { expect, test } from 'vitest'
import { defaultTheme } from '../theme/default-theme.ts'
import { themeSchema } from '../theme/theme.ts'
import { documentOf, element } from '../testing/documents.ts'
import { rootStyles } from '../testing/view.ts'
import { renderPublication } from './render-publication.ts'

const theme = themeSchema.parse({
  colors: { primary: '#0f766e' },
  free: [{ name: 'brand', color: '#123456' }],
  headingFont: 'lora',
  bodyFont: 'figtree',
})
const page = documentOf(
  element('heading-1', { color: 'token:primary' }),
  element('button-1', { backgroundColor: 'token:brand', borderRadius: 'token:button-radius' }),
)

test('a token is a property of the page root, and the kit says what it is', () => {
  const { html } = renderPublication(page, { title: '', theme })
  expect(html).toContain('--token-primary:#0f766e')
  expect(html).toContain('--token-brand:#123456')
  expect(html).toContain(`color:var(--token-primary, ${defaultTheme.colors.primary})`)
  expect(html).toContain('background-color:var(--token-brand)')
  expect(html).toContain('border-radius:var(--token-button-radius, 8px)')
})

test('a page without a kit carries none, and needs no font', () => {
  const { html, manifest } = renderPublication(page, { title: '' })
  expect(html).not.toContain('--token-primary:')
  expect(html).not.toContain('@font-face')
  expect(manifest.fonts).toEqual([])
})

test('a kit brings its two families, each with a letter of the same measures, and the manifest names their files', () => {
  const { html, manifest } = renderPublication(page, { title: '', theme })
  expect(html.match(/@font-face/g)).toHaveLength(6)
  expect(html).toMatch(
    /src:url\("\/p\/_fonts\/lora-\w{10}\.woff2"\) format\("woff2"\);[^}]*font-display:swap/,
  )
  expect(html).toMatch(/src:local\("Times New Roman"\)[^}]*size-adjust:[\d.]+%;ascent-override:[\d.]+%/)
  expect(manifest.fonts).toHaveLength(2)
})

test('letters that pages seldom hold are a file of their own, which a page with one of them names', () => {
  const { html, manifest } = renderPublication(documentOf(element('heading-1', { text: 'Åland ¾' })), {
    title: '',
    theme,
  })
  expect(html).toMatch(/_fonts\/lora-rare-\w{10}\.woff2"\)[^}]*unicode-range:U\+a2,/)
  expect(manifest.fonts).toHaveLength(4)
})

test('letters of the kit replace what an element remembers, which stands where no kit names any', () => {
  const title = documentOf(
    element('heading-1', { fontFamily: 'token:heading-font', tokens: { 'heading-font': 'bitter' } }),
  )
  const own = renderPublication(title, { title: '' })
  expect(own.html).toContain('font-family:"Bitter","Bitter fallback",Georgia,serif')
  expect(own.manifest.fonts).toEqual([expect.stringContaining('bitter')])
  const dressed = renderPublication(title, { title: '', theme })
  expect(dressed.html).toContain(
    '--token-heading-font:"Aurelio Serif","Aurelio Serif fallback",Georgia,serif',
  )
  expect(dressed.manifest.fonts).toEqual([
    expect.stringContaining('lora'),
    expect.stringContaining('figtree'),
  ])
  const system = renderPublication(title, { title: '', theme: { ...theme, headingFont: '', bodyFont: '' } })
  expect(system.html).not.toContain('--token-heading-font:')
  expect(system.manifest.fonts).toEqual(own.manifest.fonts)
})

test('a token that is gone leaves what the element remembers of it, else what CSS makes of none', () => {
  const gone = {
    backgroundColor: 'token:gone',
    textColor: 'token:accent',
    tokens: { gone: '#0f766e', accent: '}' },
  }
  expect(rootStyles(element('button-1', gone))).toMatchObject({
    backgroundColor: 'var(--token-gone, #0f766e)',
    color: `var(--token-accent, ${defaultTheme.colors.accent})`,
  })
  expect(rootStyles(element('heading-1', { color: 'token:gone' }))).toMatchObject({
    color: 'var(--token-gone)',
  })
})

test('tokens in gradients, borders and glass; what is no token falls back as ever', () => {
  const gradient = 'linear-gradient(135deg, token:primary, #ffffff)'
  expect(rootStyles(element('container-1', { backgroundImage: gradient }))).toMatchObject({
    backgroundImage: `linear-gradient(135deg, var(--token-primary, ${defaultTheme.colors.primary}), #ffffff)`,
  })
  expect(
    rootStyles(element('container-1', { borderStyle: 'solid', borderColor: 'token:line' })),
  ).toMatchObject({
    borderColor: expect.stringContaining('var(--token-line, #'),
  })
  expect(
    rootStyles(element('container-1', { glassEffect: true, glassColor: 'token:surface' })),
  ).toMatchObject({
    backgroundColor: expect.stringMatching(
      /^color-mix\(in srgb, var\(--token-surface, #\w{6}\) 20%, transparent\)$/,
    ),
  })
  for (const color of [
    'token:',
    'token:A',
    'token:radius',
    'token:a;b',
    'token:a)',
    `token:${'a'.repeat(40)}`,
  ])
    expect(rootStyles(element('heading-1', { color }))).toMatchObject({ color: '#000000' })
  expect(rootStyles(element('button-1', { borderRadius: 'token:primary' }))).toMatchObject({
    borderRadius: '8px',
  })
})

const withDark = (dark: string) =>
  renderPublication(page, { title: '', theme: themeSchema.parse({ dark }) }).html

test('the dark colours hold where visitors ask for them, if the kit says so', () => {
  expect(withDark('none')).not.toContain('prefers-color-scheme')
  expect(withDark('auto')).toContain('@media(prefers-color-scheme:dark){')
})
