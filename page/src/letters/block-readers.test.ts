import { expect, test } from 'vitest'
import { decodeStoredPage, type NestedElement } from '../document/index.ts'
import {
  conditionedBlocks,
  hasWordsFor,
  type ReaderSegments,
  readersOf,
  renderLetter,
  segmentsIn,
} from './index.ts'

const link = { label: 'baja', address: 'https://ejemplo.es/baja' }
const foot = { sender: 'Estudio', why: 'Porque sí', unsubscribe: link, preferences: link, inBrowser: link }

const text = (id: string, words: string, readers?: unknown): NestedElement => ({
  id,
  type: 'text',
  name: 'Texto',
  props: { text: words, ...(readers !== undefined && { readers }) },
})
const box = (id: string, readers: unknown, ...children: NestedElement[]): NestedElement => ({
  id,
  type: 'container',
  name: 'Caja',
  props: { readers, children },
})

function documentOf(...elements: NestedElement[]) {
  const read = decodeStoredPage({ version: 1, elements })
  if (!read.ok) throw read.error
  return read.document
}

function drawn(document: ReturnType<typeof documentOf>, segments: ReaderSegments) {
  return renderLetter({
    document,
    theme: null,
    values: { nombre: '', correo: '' },
    segments,
    linkOf: (address) => address,
    origin: 'https://panel.ejemplo.es',
    subject: 'Hola',
    preview: '',
    language: 'es',
    foot,
  })
}

const letter = documentOf(
  text('a', 'Para todas'),
  text('b', 'Para clientes', { segmentId: 'won', isIn: true }),
  box('c', { segmentId: 'won', isIn: false }, text('d', 'Para quien aún no lo es')),
)

test('a block is there for its readers alone, the same in HTML and text', () => {
  const words = ['Para todas', 'Para clientes', 'Para quien aún no lo es']
  const seenBy = (segments: ReaderSegments) => {
    const { html, text: plain } = drawn(letter, segments)
    const inHtml = words.filter((each) => html.includes(each))
    expect(words.filter((each) => plain.includes(each))).toEqual(inHtml)
    return inHtml
  }
  expect(seenBy(new Set(['won']))).toEqual(['Para todas', 'Para clientes'])
  expect(seenBy(new Set())).toEqual(['Para todas', 'Para quien aún no lo es'])
  expect(seenBy('all')).toEqual(words)
})

test('the blocks with readers are told with their segments, each once', () => {
  expect(conditionedBlocks(letter).map(({ node }) => node.id)).toEqual(['b', 'c'])
  expect(segmentsIn(letter)).toEqual(['won'])
})

test('a letter may have no words for somebody', () => {
  const some = documentOf(text('a', 'Solo para clientes', { segmentId: 'won', isIn: true }), {
    id: 'line',
    type: 'divider',
    name: 'Separador',
    props: {},
  })
  expect(hasWordsFor(some, new Set(['won']))).toBe(true)
  expect(hasWordsFor(some, new Set())).toBe(false)
  const points = documentOf({ id: 'l', type: 'list', name: 'Puntos', props: { items: [{ line: 'Uno' }] } })
  expect(hasWordsFor(points, new Set())).toBe(true)
})

test.each([null, 'won', { segmentId: 7, isIn: true }, { segmentId: 'won' }, []])(
  'what says nothing of readers is for everybody: %j',
  (readers) => {
    expect(readersOf(text('a', 'x', readers))).toBeNull()
    expect(drawn(documentOf(text('a', 'Se lee', readers)), new Set()).text).toContain('Se lee')
  },
)
