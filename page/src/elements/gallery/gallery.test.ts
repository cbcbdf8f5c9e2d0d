import { expect, test } from 'vitest'
import { renderPage } from '../../render/render-page.tsx'
import { documentOf, element } from '../../testing/documents.ts'
import { htmlOf } from '../../testing/view.ts'

const items = [
  { image: 'https://ejemplo.es/a.jpg', alt: 'Mar', caption: 'En enero' },
  { image: 'https://ejemplo.es/b.jpg', alt: 'Monte' },
  { image: 'https://ejemplo.es/c.jpg', alt: 'Valle', focus: '20% 80%' },
]

test('one layer holds every picture large, each with the way to the one before and after it', () => {
  const html = htmlOf(element('gallery-1', { items }))
  expect(html.match(/<dialog/g)).toHaveLength(1)
  expect(html).toMatch(/popoverTarget="large-gallery-1" aria-label="Ampliar: Mar"/)
  expect(html).toMatch(/<dialog[^>]*>.*loading="lazy".*En enero<\/p>/)
  const led = [...html.matchAll(/href="#([^"]*)"/g)].map(([, place]) => place)
  expect(led).toEqual([2, 1, 0, 2, 1, 0].map((at) => `large-gallery-1-${at}`))
  for (const place of led) expect(html).toMatch(new RegExp(`id="${place}"[^>]*>\\d / 3<`))
})

test('of a single picture there is none before and after; switched off, nothing opens', () => {
  expect(htmlOf(element('gallery-1', { items: items.slice(0, 1) }))).not.toContain('href=')
  expect(htmlOf(element('gallery-1', { items: [] }))).not.toContain('<dialog')
  expect(htmlOf(element('gallery-1', { items, enlarge: 'no' }))).not.toMatch(/<button|<dialog/)
})

const cssOf = (shape: string) => renderPage(documentOf(element('gallery-1', { items, shape }))).css

test('a picture is cut around its own point, where it is cut', () => {
  expect(cssOf('square').match(/object-position:20% 80%/g)).toHaveLength(1)
  expect(cssOf('natural')).not.toContain('object-position')
})
