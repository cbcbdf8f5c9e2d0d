// @vitest-environment happy-dom
import { linesOf, type Run } from '@aurelio/page/values'
import { describe, expect, it } from 'vitest'
import { pastedLink, pastedText, withPasted } from './pasted.ts'
import { docsHtml, webHtml, wordHtml } from './testing/clipboards.ts'

const clipboard = (html: string, plain = 'lo mismo, sin formato') => ({
  getData: (type: string) => (type === 'text/html' ? html : plain),
})
const paragraph = { multiline: true, rich: 'paragraph' } as const

const first: Run[] = [
  { text: 'Reserva ' },
  { text: 'tu plaza', bold: true },
  { text: ' en ' },
  { text: 'el taller', link: 'https://aurelio.app/taller' },
  { text: ' de ' },
  { text: 'marzo', italic: true },
  { text: ':' },
]
const lines = [
  { isList: false, runs: first },
  { isList: true, runs: [{ text: 'Dos tardes' }] },
  { isList: true, runs: [{ text: 'Un certificado' }] },
]

describe('what is pasted arrives clean', () => {
  it('from Word, whose lists are paragraphs with a bullet written before them', () => {
    expect(linesOf(pastedText(clipboard(wordHtml), paragraph))).toEqual(lines)
  })

  it('from Google Docs, which is one bold element that is not bold', () => {
    expect(linesOf(pastedText(clipboard(docsHtml), paragraph))).toEqual(lines)
  })

  it('from a page of the web, without what runs, loads or leads astray', () => {
    expect(linesOf(pastedText(clipboard(webHtml), paragraph))).toEqual([
      { isList: false, runs: [{ text: 'Taller de marzo' }] },
      ...lines,
    ])
  })

  it('into a heading: one line, no list; into a text of letters alone: letters', () => {
    const heading = pastedText(clipboard(docsHtml), { rich: 'line' })
    expect(linesOf(heading)).toEqual([
      { isList: false, runs: [...first.slice(0, -1), { text: ': Dos tardes Un certificado' }] },
    ])
    expect(pastedText(clipboard(docsHtml), {}).spans).toEqual([])
  })

  it('as plain text where that is all there is', () => {
    expect(pastedText(clipboard('', 'uno\r\n<b>dos</b>'), paragraph)).toEqual({
      text: 'uno\n<b>dos</b>',
      spans: [],
    })
    expect(pastedText(clipboard('<img src=x onerror=alert(1)>', 'uno'), paragraph).text).toBe('uno')
  })
})

describe('where it arrives', () => {
  const list = pastedText(clipboard('<ul><li>uno<li>dos</ul>'), paragraph)

  it('a list stands on lines of its own', () => {
    const put = withPasted({ text: 'antes después', spans: [] }, { from: 6, to: 6 }, list)
    expect(put.text).toBe('antes \nuno\ndos\ndespués')
    expect(linesOf(put).map(({ isList }) => isList)).toEqual([false, true, true, false])
  })

  it('an address alone is a link, whatever else is not', () => {
    expect(pastedLink(clipboard('', ' https://aurelio.app/ '))).toBe('https://aurelio.app/')
    for (const text of ['javascript:alert(1)', 'hola', 'https://a b', ''])
      expect(pastedLink(clipboard('', text))).toBeUndefined()
  })
})
