import { isSameValue } from './same.ts'
import type { ElementId, ElementNode, PageDocument } from './schema.ts'
import { findElement, walk } from './tree.ts'

/** What is different about one element between two states of a page. */
export type ElementChange = {
  kind: 'added' | 'removed' | 'changed' | 'moved'
  id: ElementId
  type: string
  name: string
  /** The props that differ; empty where none does. */
  props: readonly string[]
}

/** What became of a page: in the order of the later state, with what was removed at the end. */
export function compareDocuments(before: PageDocument, after: PageDocument): ElementChange[] {
  const changes: ElementChange[] = []
  for (const { node } of walk(after)) {
    const old = findElement(before, node.id)
    if (old === undefined) changes.push(changeOf('added', node))
    else {
      const props = changedProps(old, node)
      if (props.length > 0) changes.push(changeOf('changed', node, props))
      else if (old.parent !== node.parent || neighbour(before, old) !== neighbour(after, node))
        changes.push(changeOf('moved', node))
    }
  }
  for (const { node } of walk(before))
    if (findElement(after, node.id) === undefined) changes.push(changeOf('removed', node))
  return withoutShifted(changes, before, after)
}

function changeOf(
  kind: ElementChange['kind'],
  { id, type, name }: ElementNode,
  props: readonly string[] = [],
) {
  return { kind, id, type, name, props }
}

function changedProps(before: ElementNode, after: ElementNode): string[] {
  const names = new Set([...Object.keys(before.props), ...Object.keys(after.props)])
  const props = [...names].filter((name) => !isSameValue(before.props[name], after.props[name]))
  const marks = (['name', 'hidden', 'locked'] as const).filter((mark) => before[mark] !== after[mark])
  return [...props, ...marks]
}

function siblings(document: PageDocument, node: ElementNode): readonly ElementId[] {
  return node.parent === null ? document.root : (findElement(document, node.parent)?.children ?? [])
}

function neighbour(document: PageDocument, node: ElementNode): ElementId | undefined {
  const all = siblings(document, node)
  return all[all.indexOf(node.id) - 1]
}

/** What only stands elsewhere because something beside it came, went or moved has not moved itself. */
function withoutShifted(
  changes: ElementChange[],
  before: PageDocument,
  after: PageDocument,
): ElementChange[] {
  return changes.filter(({ kind, id }) => {
    if (kind !== 'moved') return true
    const [old, now] = [findElement(before, id), findElement(after, id)]
    if (!old || !now || old.parent !== now.parent) return true
    const [was, is] = [siblings(before, old), siblings(after, now)]
    const kept = new Set(was.filter((each) => is.includes(each)))
    const at = (list: readonly ElementId[]) => list.filter((each) => kept.has(each)).indexOf(id)
    return at(was) !== at(is)
  })
}
