import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMarked, keptSpans, replaced, sliced, tidied, withMark, withoutMark } from './change.ts'
import { fromLines, linesOf } from './lines.ts'
import { readSpans, type RichText, type Span } from './span.ts'

const plain = (text: string): RichText => ({ text, spans: [] })
const bold = { kind: 'bold' } as const

/** The words that a kind of mark sets apart, each part on its own. */
const marked = ({ text, spans }: RichText, kind: Span['kind']) =>
  spans.filter((span) => span.kind === kind).map(({ from, to }) => text.slice(from, to))

describe('what is stored', () => {
  it('keeps marks and places, and leaves out the rest', () => {
    const spans = [
      { from: 0, to: 3, kind: 'bold' },
      { from: 1, to: 2, kind: 'link', link: 'https://aurelio.app/' },
      { from: 1, to: 2, kind: 'color', color: '#aabbcc' },
      { from: 0, to: 9, kind: 'list' },
    ]
    expect(readSpans(spans)).toEqual(spans)
    expect(readSpans([{ ...spans[0], onclick: 'x' }])).toEqual([spans[0]])
    const refused = [
      null,
      'bold',
      { from: 0, to: 3, kind: 'script' },
      { from: 3, to: 0, kind: 'bold' },
      { from: -1, to: 3, kind: 'bold' },
      { from: 0.5, to: 3, kind: 'bold' },
      { from: 0, to: Number.POSITIVE_INFINITY, kind: 'bold' },
      { from: 0, to: 3, kind: 'link', link: 'java\tscript:alert(1)' },
      { from: 0, to: 3, kind: 'link' },
      { from: 0, to: 3, kind: 'color', color: 'red;position:fixed' },
    ]
    expect(readSpans(refused)).toEqual([])
    for (const value of [undefined, null, 'x', 7, {}]) expect(readSpans(value)).toEqual([])
  })

  it('reads spans beyond the text as far as it goes', () => {
    expect(linesOf({ text: 'ab', spans: [{ from: 1, to: 99, kind: 'bold' }] })).toEqual([
      { isList: false, runs: [{ text: 'a' }, { text: 'b', bold: true }] },
    ])
  })
})

describe('what a person does', () => {
  it('sets a part apart, and takes it back from the middle of it', () => {
    const whole = withMark(plain('uno dos tres'), { from: 0, to: 12 }, bold)
    const left = withoutMark(whole, { from: 4, to: 7 }, 'bold')
    expect(marked(left, 'bold')).toEqual(['uno ', ' tres'])
    expect(isMarked(left, { from: 0, to: 3 }, 'bold')).toBe(true)
    expect(isMarked(left, { from: 2, to: 6 }, 'bold')).toBe(false)
  })

  it('has one link in one place, the newer one', () => {
    const first = withMark(plain('uno dos'), { from: 0, to: 7 }, { kind: 'link', link: '/a' })
    const second = withMark(first, { from: 4, to: 7 }, { kind: 'link', link: '/b' })
    expect(second.spans).toEqual([
      { from: 0, to: 4, kind: 'link', link: '/a' },
      { from: 4, to: 7, kind: 'link', link: '/b' },
    ])
  })

  it('makes lists of whole lines, and takes single lines out of them', () => {
    const list = withMark(plain('uno\ndos\ntres'), { from: 1, to: 9 }, { kind: 'list' })
    expect(linesOf(list).map(({ isList }) => isList)).toEqual([true, true, true])
    const left = withoutMark(list, { from: 5, to: 5 }, 'list')
    expect(linesOf(left).map(({ isList }) => isList)).toEqual([true, false, true])
    expect(isMarked(left, { from: 1, to: 1 }, 'list')).toBe(true)
  })

  it('grows a list by a line that is typed at its end, and not what is bold or linked', () => {
    const list = withMark(plain('uno'), { from: 0, to: 3 }, { kind: 'list' })
    const link = withMark(
      withMark(list, { from: 0, to: 3 }, { kind: 'link', link: '/a' }),
      { from: 0, to: 3 },
      bold,
    )
    const grown = replaced(link, { from: 3, to: 3 }, plain('\ndos'))
    expect(linesOf(grown).map(({ isList }) => isList)).toEqual([true, true])
    expect(marked(grown, 'link')).toEqual(['uno'])
    expect(marked(grown, 'bold')).toEqual(['uno'])
  })

  it('takes what is set apart along with a part of the text', () => {
    const rich = withMark(plain('uno dos tres'), { from: 4, to: 7 }, bold)
    const part = sliced(rich, { from: 2, to: 6 })
    expect([part.text, marked(part, 'bold')]).toEqual(['o do', ['do']])
  })
})

describe('a text that was written anew without its marks', () => {
  const rich = withMark(plain('Hola mundo feliz'), { from: 5, to: 10 }, bold)
  it.each([
    ['¡Hola mundo feliz', ['mundo']],
    ['Hola gran mundo feliz', ['mundo']],
    ['Hola mundito feliz', ['mundito']],
    ['Hola feliz', []],
    ['Hola mundo', ['mundo']],
    ['', []],
  ])('%j', (text, words) => {
    expect(marked({ text, spans: keptSpans(rich, text) }, 'bold')).toEqual(words)
  })
})

const rich = fc
  .tuple(
    fc.string({ maxLength: 30, unit: fc.constantFrom('a', 'b', ' ', '\n', 'ñ') }),
    fc.array(spanOf(), { maxLength: 8 }),
  )
  .map(([text, spans]): RichText => ({ text, spans }))

function spanOf() {
  const place = fc
    .tuple(fc.nat(32), fc.nat(32))
    .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))
  const mark = fc.constantFrom(
    { kind: 'bold' },
    { kind: 'italic' },
    { kind: 'list' },
    { kind: 'link', link: '/a' },
    { kind: 'color', color: '#112233' },
  )
  return fc.tuple(place, mark).map(([at, kind]) => readSpans([{ ...at, ...kind }])[0] ?? { ...at, ...bold })
}

it('says the same however it was told, and stays inside its text', () => {
  fc.assert(
    fc.property(rich, rich, fc.nat(30), fc.nat(30), (one, other, a, b) => {
      const tidy = tidied(one)
      expect(tidied(tidy)).toEqual(tidy)
      expect(fromLines(linesOf(tidy))).toEqual(tidy)
      const [from, to] = [Math.min(a, b, one.text.length), Math.min(Math.max(a, b), one.text.length)]
      const put = replaced(tidy, { from, to }, other)
      expect(put.text).toBe(one.text.slice(0, from) + other.text + one.text.slice(to))
      for (const span of put.spans) {
        expect(span.from).toBeLessThanOrEqual(span.to)
        expect(span.to).toBeLessThanOrEqual(put.text.length)
      }
      expect(keptSpans(tidy, tidy.text)).toEqual(tidy.spans)
    }),
  )
})
