import { expect, test } from 'vitest'
import type { Props } from '../../document/schema.ts'
import { renderPage } from '../../render/render-page.tsx'
import { documentOf, element } from '../../testing/documents.ts'
import { htmlOf } from '../../testing/view.ts'
import { defaultTheme } from '../../theme/default-theme.ts'

const cssOf = (props: Props) =>
  renderPage(documentOf(element('free_card-1', props, [])), { theme: defaultTheme }).css

test('a free card is an article around whatever stands in it, also another card', () => {
  const inner = element('free_card-2', {}, [
    element('form-3'),
    element('list-4'),
    element('button-5', { text: 'Ir' }),
  ])
  const html = htmlOf(element('free_card-1', {}, [element('heading-6', { text: 'Dentro', level: 3 }), inner]))
  expect(html).toMatch(/^<article[^>]*><h3[^>]*>Dentro<\/h3><article[^>]*><form/)
  expect(html).toMatch(/<ul[\s\S]*>Ir</)
})

test('it wears the kit of its site unless somebody chose otherwise', () => {
  expect(cssOf({})).toMatch(
    /border-radius:var\(--token-radius, 8px\);background-color:var\(--token-surface,[^;]*;border-width:1px/,
  )
  expect(cssOf({ backgroundColor: 'transparent', borderColor: '' })).not.toMatch(
    /var\(--token-surface|border-width:1px/,
  )
})

test('hostile props come out harmless', () => {
  const hostile = { gap: '1px;color:red', padding: 'url(x)', backgroundColor: '}', borderRadius: {} }
  const css = cssOf(hostile)
  expect(css).not.toMatch(/url\(x\)|color:red/)
  expect(css).toMatch(/padding:24px/)
})
