import { describe, expect, it } from 'vitest'
import { collectionFieldSchema } from '../collection-fields.ts'
import { readValue, shownValue, tableValue, valueText } from '../collection-values.ts'
import type { ItemValue } from './kind.ts'
import { type FieldKind, fieldKinds } from './kinds.ts'
import { htmlOfRich, richOfHtml } from './rich-html.ts'

const fieldOf = (kind: FieldKind) =>
  collectionFieldSchema.parse({
    key: 'campo',
    name: 'Campo',
    kind,
    options: ['Casa', 'Piso, ático'],
    target: 'otra',
  })
const read = (kind: FieldKind, given: ItemValue) => readValue(fieldOf(kind), given)
const kept = (kind: FieldKind, given: ItemValue) => {
  const value = read(kind, given)
  return 'value' in value ? value.value : value.fault
}

/** What people, tables and programs give, and what is kept of it. */
const taken: readonly (readonly [FieldKind, ItemValue, ItemValue])[] = [
  ['number', '1,5', 1.5],
  ['date', '3/2/2026', '2026-02-03'],
  ['date', 'February 3, 2026 9:30 AM', '2026-02-03'],
  ['date', '3 de febrero de 2026', '2026-02-03'],
  ['date', '2026-02-03T10:00:00.000Z', '2026-02-03'],
  ['date', 'Tue Feb 03 2026 00:00:00 GMT+0000 (Coordinated Universal Time)', '2026-02-03'],
  ['boolean', 'Yes', true],
  ['choices', 'Casa; Piso, ático', ['Casa', 'Piso, ático']],
  ['choices', 'Piso, ático', ['Piso, ático']],
  ['choices', ['Casa', 'Casa'], ['Casa']],
  ['color', '#ABC', '#aabbcc'],
  ['color', '7C3AED', '#7c3aed'],
  ['film', '/p/_v/bienvenida-k3f9x2', '/p/_v/bienvenida-k3f9x2'],
  ['file', '/p/_media/abc.mp4', '/p/_media/abc.mp4'],
  [
    'gallery',
    'https://x.test/a.jpg | Una casa\nhttps://x.test/b.jpg',
    [
      { src: 'https://x.test/a.jpg', alt: 'Una casa' },
      { src: 'https://x.test/b.jpg', alt: '' },
    ],
  ],
  [
    'gallery',
    'https://x.test/a.jpg; https://x.test/b.jpg',
    [
      { src: 'https://x.test/a.jpg', alt: '' },
      { src: 'https://x.test/b.jpg', alt: '' },
    ],
  ],
  [
    'place',
    'Calle Mayor 1, Madrid (40,4168; -3.7038)',
    {
      address: 'Calle Mayor 1, Madrid',
      latitude: 40.4168,
      longitude: -3.7038,
    },
  ],
  ['place', 'Plaza (vieja)', { address: 'Plaza (vieja)', latitude: null, longitude: null }],
  ['reference', 'a1-b2', 'a1-b2'],
  ['references', 'a1; b2', ['a1', 'b2']],
  ['rich', 'Hola', { text: 'Hola', spans: [] }],
  ['rich', '<p>Hola <b>gente</b></p>', { text: 'Hola gente', spans: [{ kind: 'bold', from: 5, to: 10 }] }],
]

describe('kinds of fields', () => {
  it.each(taken)('%s: %j', (kind, given, value) => {
    expect(kept(kind, given)).toEqual(value)
    // A table has it, and gives it back.
    expect(kept(kind, tableValue({ kind }, value))).toEqual(value)
  })

  it('refuse what they cannot hold, and say what is wrong', () => {
    expect(kept('color', 'rojo')).toBe('NOT_A_COLOR')
    expect(kept('choices', 'Casa; Chalet')).toBe('NOT_A_CHOICE')
    expect(kept('gallery', 'javascript:alert(1)')).toBe('NOT_A_LINK')
    expect(kept('film', '/p/_v/../../api')).toBe('NOT_A_LINK')
    expect(kept('file', 'data:text/html,x')).toBe('NOT_A_LINK')
    expect(kept('place', 'Aquí (95, 3)')).toBe('NOT_A_PLACE')
    expect(kept('place', { address: 'Aquí', latitude: 1, longitude: null })).toBe('NOT_A_PLACE')
    expect(kept('reference', ['a', 'b'])).toBe('INVALID')
    expect(kept('references', 'Ana López')).toBe('NOT_AN_ITEM')
    expect(kept('text', { text: 'a', spans: [] })).toBe('INVALID')
    const evil = {
      text: 'x',
      spans: [{ kind: 'link', link: 'javascript:alert(1)', from: 0, to: 1 }],
    } as const
    expect(kept('rich', { ...evil, spans: [...evil.spans] })).toBe('INVALID')
    expect(kept('rich', { text: 'x', spans: [{ kind: 'bold', from: 0, to: 9 }] })).toBe('INVALID')
  })

  it('take nothing as nothing, whatever its shape', () => {
    for (const kind of fieldKinds) expect(kept(kind, '')).toBe(kind === 'boolean' ? false : null)
    expect(kept('gallery', [])).toBeNull()
    expect(kept('rich', { text: ' \n', spans: [] })).toBeNull()
    expect(readValue({ ...fieldOf('references'), required: true }, [])).toEqual({ fault: 'REQUIRED' })
  })

  it('say their values in words, and on pages as they are', () => {
    const pictures = [{ src: 'https://x.test/a.jpg', alt: 'Una casa' }]
    expect(valueText({ kind: 'gallery' }, pictures)).toBe('Una casa')
    expect(shownValue({ kind: 'gallery' }, pictures, 'es')).toEqual({ pictures })
    const rich = { text: 'Hola', spans: [] }
    expect(shownValue({ kind: 'rich' }, rich, 'es')).toEqual(rich)
    expect(shownValue({ kind: 'date' }, '2026-02-03', 'es')).toBe('3 de febrero de 2026')
  })
})

describe('HTML as rich text', () => {
  it('keeps words, bold, links and lists, and headings as bold', () => {
    const html =
      '<h2>Título</h2>\n<p>Uno <a href="https://x.test/?a=1&amp;b=2"><em>dos</em></a>&nbsp;&mdash; tres</p><ul><li>a</li>\n<li>b</li></ul><p>fin</p>'
    const { text, spans } = richOfHtml(html)
    expect(text).toBe('Título\n\nUno dos — tres\n\na\nb\n\nfin')
    expect(spans.map(({ kind, from, to }) => [kind, text.slice(from, to)])).toEqual([
      ['bold', 'Título'],
      ['italic', 'dos'],
      ['link', 'dos'],
      ['list', 'a'],
      ['list', 'b'],
    ])
    expect(spans.find(({ kind }) => kind === 'link')).toMatchObject({ link: 'https://x.test/?a=1&b=2' })
  })

  it('knows every reference of HTML, and leaves what is none', () => {
    const html = 'Smørrebr&oslash;d &amp; caf&eacute; &hearts; &#8364;5 &check; a &lt; b & c &nada;'
    expect(richOfHtml(html).text).toBe('Smørrebrød & café ♥ €5 ✓ a < b & c &nada;')
  })

  it('drops what runs, loads or leads astray, and never fails', () => {
    const evil =
      '<script>alert(1)</script><img src=x onerror=alert(1)><a href="java\nscript:alert(1)">uno</a><style>p{}</style><iframe src=x>x</iframe> dos<b'
    expect(richOfHtml(evil)).toEqual({ text: 'uno dos', spans: [] })
    for (const html of [
      '<',
      '</',
      '<p',
      '<!--',
      '&#0;',
      '&#x110000;',
      '&toString;',
      '</b></i>',
      '<li>'.repeat(5000),
    ])
      expect(() => richOfHtml(html)).not.toThrow()
  })

  it('keeps the line breaks of old posts', () => {
    expect(richOfHtml('Uno\ndos\n\n\ntres', { keepsBreaks: true }).text).toBe('Uno\ndos\n\ntres')
  })

  it('is written as HTML whose every letter is a letter', () => {
    const html = htmlOfRich({
      text: '<b>&"\nuno',
      spans: [
        { kind: 'list', from: 6, to: 9 },
        { kind: 'bold', from: 6, to: 9 },
      ],
    })
    expect(html).toBe('<p>&lt;b&gt;&amp;&quot;</p><ul><li><strong>uno</strong></li></ul>')
  })

  it('reads much of it soon', () => {
    const started = performance.now()
    richOfHtml('<a "'.repeat(20_000))
    richOfHtml('<p>uno <b>dos</b> '.repeat(10_000))
    expect(performance.now() - started).toBeLessThan(3000)
  })
})
