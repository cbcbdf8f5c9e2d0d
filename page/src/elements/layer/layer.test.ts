import { expect, test } from 'vitest'
import { renderPage } from '../../render/render-page.tsx'
import { documentOf, element } from '../../testing/documents.ts'
import { htmlOf } from '../../testing/view.ts'

const popup = (props: Record<string, unknown>, id = 'popup-2') =>
  element(id, props, [element('text-3', { text: 'Dentro' })])

test('a popup is the browser’s own, opened by its button and closed by another', () => {
  const html = htmlOf(popup({ title: 'La oferta' }))
  expect(html.match(/popoverTarget="layer-popup-2"/gi)).toHaveLength(2)
  expect(html).toMatch(/id="layer-popup-2" popover="auto" role="dialog" aria-label="La oferta"/)
  expect(html).toMatch(/<p[^>]*>Dentro<\/p>/)
})

test('a button whose link is its anchor opens it too; without it, or hidden, it stays a link', () => {
  const button = element('button-1', { link: '#oferta' })
  const opened = renderPage(documentOf(button, popup({ anchor: 'oferta' }))).html
  expect(opened).toMatch(/<button[^>]*popoverTarget="oferta"[^>]*>Haz Clic/i)
  expect(renderPage(documentOf(button, popup({}))).html).toMatch(/<a[^>]*href="#oferta"/)
  const hidden = { ...popup({ anchor: 'oferta' }), hidden: true as const }
  expect(renderPage(documentOf(button, hidden)).html).toMatch(/<a[^>]*href="#oferta"/)
})

test('a side sheet stands at the side that was chosen', () => {
  expect(htmlOf(popup({ side: 'left' }, 'side_sheet-2'))).toContain('data-layer="left"')
  expect(htmlOf(popup({}, 'side_sheet-2'))).toContain('data-layer="right"')
})
