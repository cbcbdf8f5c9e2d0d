import { idMaker, takenIn, type ElementNode, type Waiting } from '@aurelio/page/document'
import { applyChange } from '../../model/commands/apply-change.ts'
import type { EditorStore } from '../../model/state/editor-store.ts'

/** What of a step that lost its place can stand elsewhere: the elements that it brought, or the text that was typed. */
export function rescuable({
  operations,
}: Waiting): { nodes: readonly ElementNode[]; text: string | null } | null {
  const nodes = operations.flatMap((operation) =>
    operation.kind === 'add'
      ? operation.nodes.map((node) => (node.parent === operation.parent ? { ...node, parent: null } : node))
      : [],
  )
  const values = operations.flatMap((operation) => (operation.kind === 'set' ? operation.values : []))
  const typed = values.findLast(
    ({ path, value }) => path.at(-1) === 'text' && typeof value === 'string',
  )?.value
  const text = typeof typed === 'string' && typed !== '' ? typed : null
  return nodes.length > 0 || text !== null ? { nodes, text } : null
}

/** Puts it at the end of the page, as one step that can be taken back. */
export function putAtEnd(
  store: EditorStore,
  { nodes, text }: NonNullable<ReturnType<typeof rescuable>>,
): void {
  const { session } = store.getState()
  applyChange(store, {
    label: 'Poner al final',
    edit: (page) => {
      const id = idMaker(takenIn(page), { session })('text')
      const words: readonly ElementNode[] =
        text === null ? [] : [{ id, type: 'text', name: '', props: { text }, parent: null, children: [] }]
      const all = [...nodes, ...words]
      page.do({ kind: 'add', nodes: all, parent: null, after: page.root.at(-1) ?? null })
      return { selection: all.find(({ parent }) => parent === null)?.id ?? null }
    },
  })
}
