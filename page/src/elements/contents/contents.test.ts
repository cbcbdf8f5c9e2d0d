import { expect, test } from 'vitest'
import { renderPage } from '../../render/render-page.tsx'
import { documentOf, element } from '../../testing/documents.ts'

const page = (props: Record<string, unknown>) =>
  renderPage(
    documentOf(
      element('heading-1', { text: 'La casa', level: 1 }),
      element('contents-2', props),
      element('heading-3', { text: 'Cómo se hace', level: 2 }),
      element('heading-4', { text: '¿Y después?', level: 3 }),
      element('heading-5', { text: 'Cómo se hace', level: 2 }),
      { ...element('heading-6', { text: 'Escondido', level: 2 }), hidden: true },
    ),
  ).html

test('it lists the titles of the page, each with a place of its own', () => {
  const html = page({ source: 'auto' })
  const led = [...html.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor)
  expect(led).toEqual(['como-se-hace', 'y-despues', 'como-se-hace-2'])
  for (const anchor of led) expect(html).toMatch(new RegExp(`<h[23] [^>]*id="${anchor}"`))
  expect(html).not.toContain('Escondido')
})

test('an index that somebody wrote stays theirs, and titles that nobody lists have no place', () => {
  const html = page({ items: [{ text: 'Mi parte', link: '#mia' }] })
  expect(html).toContain('href="#mia"')
  expect(html).not.toContain('id="como-se-hace"')
})
