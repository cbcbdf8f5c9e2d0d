import { expect, it } from 'vitest'
import { undoChange } from '../../model/commands/history.ts'
import { createEditorStore, documentOf } from '../../model/state/editor-store.ts'
import { element, pageOf } from '../../model/testing/documents.ts'
import { putAtEnd, rescuable } from './put-back.ts'

const step = { session: 'otra-sesion', n: 1 }

it('puts what was typed into something that is gone at the end of the page, and takes it back', () => {
  const store = createEditorStore(pageOf(element('text', 'a', { text: 'uno' })), 'Inicio')
  const kept = rescuable({
    ...step,
    operations: [{ kind: 'set', id: 'gone', values: [{ path: ['text'], value: 'Mi frase' }] }],
  })
  if (!kept) throw new Error('Nothing could be rescued')
  putAtEnd(store, kept)
  const { elements, root } = documentOf(store.getState())
  expect(root).toHaveLength(2)
  expect(elements[root[1] ?? '']?.props).toEqual({ text: 'Mi frase' })
  undoChange(store)
  expect(documentOf(store.getState()).root).toEqual(['a'])
})

it('puts elements there whose container is gone, with all they hold; of a move nothing is lost', () => {
  const store = createEditorStore(pageOf(element('text', 'a')), 'Inicio')
  const node = { type: 'container', name: '', props: {} }
  const kept = rescuable({
    ...step,
    operations: [
      {
        kind: 'add',
        parent: 'gone',
        after: null,
        nodes: [
          { ...node, id: 'box', parent: 'gone', children: ['in'] },
          { ...node, id: 'in', parent: 'box', children: [] },
        ],
      },
    ],
  })
  if (!kept) throw new Error('Nothing could be rescued')
  putAtEnd(store, kept)
  expect(documentOf(store.getState()).root).toEqual(['a', 'box'])
  expect(documentOf(store.getState()).elements['in']?.parent).toBe('box')
  expect(
    rescuable({ ...step, operations: [{ kind: 'move', id: 'a', parent: null, after: null }] }),
  ).toBeNull()
})
