import { getElement } from '@aurelio/page/elements'
import { expect, it } from 'vitest'
import { element, pageOf } from '../testing/documents.ts'
import { createEditorStore, documentOf } from '../state/editor-store.ts'
import { contentName } from './content-name.ts'
import { duplicateTo } from './duplicate-to.ts'
import { undoChange } from './history.ts'
import { replaceElement, replacements } from './replace-element.ts'
import { updateSeveral } from './update-several.ts'

const spans = [{ from: 0, to: 3, kind: 'bold' }]
const start = () =>
  createEditorStore(
    pageOf(
      element('container', 'box', { backgroundColor: '#112233' }, [
        element('heading', 'a', { text: 'Uno', textSpans: spans, color: '#aa0000' }),
        element('image', 'b'),
      ]),
      element('card', 'c', { title: 'Dos', text: 'Tres', linkText: '' }),
    ),
    'Prueba',
  )
const kind = (type: string) => {
  const found = getElement(type)
  if (!found) throw new Error(type)
  return found
}
const page = (store: ReturnType<typeof start>) => documentOf(store.getState())
const kinds = (store: ReturnType<typeof start>, id: string) =>
  replacements(page(store), id).map(({ type }) => type)

it('offers the kinds that have room for every word', () => {
  const store = start()
  expect(kinds(store, 'box')).toEqual(['section', 'columns'])
  expect(kinds(store, 'a')).toEqual(expect.arrayContaining(['text', 'button', 'hero', 'card']))
  expect(kinds(store, 'c')).toContain('hero')
  expect(kinds(store, 'c')).not.toContain('heading')
  expect(kinds(store, 'b')).toEqual([])
})

it('keeps words, what is set apart in them, and the style that both know', () => {
  const store = start()
  replaceElement(store, 'a', kind('text'))
  const [id = ''] = page(store).elements['box']?.children ?? []
  expect(page(store).elements[id]).toMatchObject({
    type: 'text',
    props: { text: 'Uno', textSpans: spans, color: '#aa0000' },
  })
  expect(store.getState().selectedId).toBe(id)
  replaceElement(store, 'c', kind('hero'))
  expect(page(store).elements[page(store).root[1] ?? '']).toMatchObject({
    type: 'hero',
    props: { title: 'Dos', text: 'Tres', buttonText: '' },
  })
})

it('keeps what a container holds, and goes back in one step', () => {
  const store = start()
  const before = page(store)
  replaceElement(store, 'box', kind('section'))
  const [id = ''] = page(store).root
  expect(page(store).elements[id]).toMatchObject({ type: 'section', children: ['a', 'b'] })
  undoChange(store)
  expect(page(store)).toEqual(before)
})

it('calls an element by what it says, and one that has a name by that', () => {
  const store = start()
  expect(contentName(page(store), 'box')).toBe('Uno')
  expect(contentName(page(store), 'b')).toBe('')
  const named = createEditorStore(
    pageOf({ ...element('heading', 'a', { text: 'x '.repeat(90) }), name: '' }),
    'x',
  )
  expect(contentName(documentOf(named.getState()), 'a')).toMatch(/^x x .{20,40}…$/)
})

it('puts a copy somewhere else, and changes several as one step', () => {
  const store = start()
  duplicateTo(store, 'a', { parent: null, index: 0 })
  expect(page(store).root).toHaveLength(3)
  expect(page(store).elements['box']?.children).toEqual(['a', 'b'])
  const before = page(store)
  updateSeveral(
    store,
    new Map([
      ['a', { color: '#00aa00' }],
      ['c', { textColor: '#00aa00' }],
    ]),
    'Color',
  )
  expect(page(store).elements['a']?.props['color']).toBe('#00aa00')
  undoChange(store)
  expect(page(store)).toEqual(before)
})
