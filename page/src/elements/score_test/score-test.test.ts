import { expect, test } from 'vitest'
import { renderPage } from '../../render/render-page.tsx'
import { documentOf, element } from '../../testing/documents.ts'
import { htmlOf } from '../../testing/view.ts'
import { outcomeCss } from './css.ts'

test('its lines are siblings that come before the results, so that a style sheet can count them', () => {
  const html = htmlOf(element('score_test-1', { items: [{ text: 'Una' }, { text: 'Otra' }] }))
  expect(html).toMatch(/<input[^>]*\/><label.*Una.*<\/label><input[^>]*\/><label.*Otra.*<\/label><details/)
  expect(html.match(/type="checkbox"/g)).toHaveLength(2)
})

test('each result has its own number of marked lines, whatever their order is', () => {
  const css = outcomeCss('score_test-1', [{ from: 3 }, { from: 0 }, { from: 2 }])
  const root = '.aurelio-page [data-score="score_test-1"]'
  expect(css.split('\n')).toEqual([
    `${root} [data-score-result]:not([data-score-result="1"]){display:none}`,
    `${root}>input:checked~input:checked~[data-score-outcome] [data-score-result]{display:none}`,
    `${root}>input:checked~input:checked~[data-score-outcome] [data-score-result="2"]{display:block}`,
    `${root}>input:checked~input:checked~input:checked~[data-score-outcome] [data-score-result]{display:none}`,
    `${root}>input:checked~input:checked~input:checked~[data-score-outcome] [data-score-result="0"]{display:block}`,
  ])
})

test('a page with it has no script', () => {
  expect(renderPage(documentOf(element('score_test-1'))).scripts).toEqual([])
})
