// @vitest-environment happy-dom
import { type RichText, type Span, tidied } from '@aurelio/page/values'
import { expect, it } from 'vitest'
import { readRich } from './read-rich.ts'
import { writeRich } from './write-rich.ts'

const list = (from: number, to: number): Span => ({ from, to, kind: 'list' })

const texts: readonly RichText[] = [
  { text: '', spans: [] },
  { text: 'Hola', spans: [] },
  { text: 'uno\n\ndos\n', spans: [] },
  { text: 'uno\ndos\ntres', spans: [list(0, 12)] },
  { text: 'uno\ndos\ntres\nfin', spans: [list(4, 12)] },
  { text: 'uno\n\ndos', spans: [list(5, 8)] },
  { text: '\nuno', spans: [list(1, 4)] },
  { text: 'uno\n', spans: [list(0, 3)] },
  { text: 'uno\n', spans: [list(0, 4)] },
  { text: '', spans: [list(0, 0)] },
  { text: 'uno dos', spans: [{ from: 4, to: 7, kind: 'link', link: '{{sitio.llamar}}' }] },
  {
    text: 'uno dos tres',
    spans: [
      { from: 0, to: 7, kind: 'bold' },
      { from: 4, to: 12, kind: 'link', link: 'https://aurelio.app/' },
      { from: 2, to: 9, kind: 'color', color: '#aa0000' },
      { from: 5, to: 6, kind: 'italic' },
    ],
  },
]

it.each(texts)('what is drawn to be edited is read as what it was: %j', (given) => {
  const rich = tidied(given)
  const node = document.createElement('div')
  node.append(...writeRich(rich))
  expect(readRich(node, { isForeign: false }).rich).toEqual(rich)
})

it('reads what a browser makes of a text while it is typed', () => {
  const node = document.createElement('p')
  const read = (html: string) => {
    node.innerHTML = html
    return readRich(node, { isForeign: false }).rich.text
  }
  expect(read('<br>')).toBe('')
  expect(read('uno<br><br>')).toBe('uno\n')
  expect(read('<ul><li><br></li><li>dos</li></ul>')).toBe('\ndos')
  expect(read('uno  dos')).toBe('uno  dos')
  expect(read('<span style="font-size: 12px; font-weight: 700">uno</span>')).toBe('uno')
})
