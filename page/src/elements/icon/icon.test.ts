import { expect, test } from 'vitest'
import { element } from '../../testing/documents.ts'
import { htmlOf } from '../../testing/view.ts'

const icon = 'arrow-right M5 12h14m-7-7 7 7-7 7'

test('the page holds the drawing of the icon that it shows', () => {
  expect(htmlOf(element('icon-1', { icon, label: 'Sigue' }))).toMatch(
    /^<span[^>]* role="img" aria-label="Sigue">.*<svg viewBox="0 0 24 24"><path d="M5 12h14m-7-7 7 7-7 7"><\/path><\/svg>/,
  )
})

test('without words it is passed over in silence; with a link it always has a name', () => {
  expect(htmlOf(element('icon-1', { icon }))).not.toContain('role=')
  expect(htmlOf(element('icon-1', { icon, link: '/a' }))).toMatch(/^<a[^>]* href="\/a" aria-label="\/a">/)
})

test('what is no icon is the star', () => {
  for (const wrong of ['star M0 0"/><script>', 'nada', 7])
    expect(htmlOf(element('icon-1', { icon: wrong }))).toContain('d="M11.525 2.295')
})

test('an icon with text has its title at the chosen level and leaves out what is empty', () => {
  const html = htmlOf(element('icon_text-1', { icon, title: 'Rápido', level: 4, text: '', linkText: '' }))
  expect(html).toMatch(/<h4[^>]*>Rápido<\/h4>/)
  expect(html).not.toMatch(/<p[ >]|<a /)
})

test('yes and no of a comparison are marks that are read as words', () => {
  const html = htmlOf(element('comparison-1', { rows: 'A | Uno\nDominio | sí\nAyuda | no\nPáginas | 5' }))
  expect(html).toMatch(/role="img" aria-label="Incluido">✓<.*aria-label="No incluido">–<.*>5</)
})
