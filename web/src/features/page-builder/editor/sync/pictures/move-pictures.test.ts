import { canUndo } from '@aurelio/page/document'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { updateProps } from '../../model/commands/elements.ts'
import { undoChange } from '../../model/commands/history.ts'
import { createEditorStore, documentOf } from '../../model/state/editor-store.ts'
import { element, pageOf } from '../../model/testing/documents.ts'
import { movePictures } from './move-pictures.ts'

const bytes = 60_000
const picture = `data:image/webp;base64,${Buffer.alloc(bytes, 7).toString('base64')}`
const small = 'data:image/webp;base64,AAAA'
const path = '/p/_pictures/abc.webp'

let isAway: boolean
let taken: { size: number; type: string }[]

beforeEach(() => {
  isAway = false
  taken = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: Blob }) => {
    if (isAway) throw new TypeError('Failed to fetch')
    taken.push({ size: body.size, type: body.type })
    return Response.json({
      id: 'abc',
      name: 'imagen.webp',
      path,
      type: body.type,
      size: body.size,
      width: 8,
      height: 8,
      createdAt: '2026-11-20T10:00:00.000Z',
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

function session() {
  const store = createEditorStore(
    pageOf(element('image', 'a', { src: picture }), element('image', 'b', { src: small })),
    'Prueba',
  )
  updateProps(store, 'a', { alt: 'Una foto' })
  const source = () => documentOf(store.getState()).elements['a']?.props['src']
  return { store, source }
}

it('puts the address of each picture in its place, in every step', async () => {
  const { store, source } = session()
  const { length } = store.getState().history.entries
  expect(await movePictures(store)).toBe(2)
  expect(taken).toEqual([
    { size: bytes, type: 'image/webp' },
    { size: 3, type: 'image/webp' },
  ])
  expect(source()).toBe(path)
  expect(documentOf(store.getState()).elements['b']?.props['src']).toBe(path)
  expect(store.getState().history.entries).toHaveLength(length)
  undoChange(store)
  expect([source(), canUndo(store.getState().history)]).toEqual([path, false])
})

it('takes drawings and backgrounds along, inside url() and of one viewport too', async () => {
  const shapes = '<path d="M0 0h9v9z"/>'.repeat(4000)
  const drawing = `data:image/svg+xml,${encodeURIComponent(`<svg>ñ${shapes}</svg>`)}`
  const store = createEditorStore(
    pageOf(
      element('container', 'c', {
        backgroundImage: `url("${picture}")`,
        responsive: { mobile: { backgroundImage: drawing } },
      }),
    ),
    'Prueba',
  )
  expect(await movePictures(store)).toBe(2)
  const text = new Blob([`<svg>ñ${shapes}</svg>`])
  expect(taken).toEqual([
    { size: bytes, type: 'image/webp' },
    { size: text.size, type: 'image/svg+xml' },
  ])
  expect(documentOf(store.getState()).elements['c']?.props).toMatchObject({
    backgroundImage: `url("${path}")`,
    responsive: { mobile: { backgroundImage: path } },
  })
})

it('leaves a picture in the page whose text is broken', async () => {
  const broken = `data:image/webp;base64,${'*'.repeat(60_000)}`
  const store = createEditorStore(pageOf(element('image', 'a', { src: broken })), 'Prueba')
  expect(await movePictures(store)).toBe(0)
  expect(documentOf(store.getState()).elements['a']?.props['src']).toBe(broken)
})

it('leaves everything as it is while the server is away', async () => {
  isAway = true
  const { store, source } = session()
  const before = store.getState().history
  expect(await movePictures(store)).toBe(0)
  expect(store.getState().history).toBe(before)
  expect(source()).toBe(picture)
})
