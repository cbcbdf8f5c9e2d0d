import * as fc from 'fast-check'
import { renewIds, takenIn } from '../document/ids.ts'
import { encodeElement } from '../document/codec.ts'
import { flatten } from '../document/flatten.ts'
import type { Operation, SetValue } from '../document/operations/operation.ts'
import type { ElementId, PageDocument } from '../document/schema.ts'
import { childrenOf, isInside, requireElement, subtreeOf, walk } from '../document/tree.ts'
import { element } from './documents.ts'

/** Numbers to pick by; which operation they make depends on the page they meet. */
export type Pick = {
  kind: 'add' | 'copy' | 'mark' | 'move' | 'remove' | 'rename' | 'set'
  one: number
  other: number
  third: number
  values: SetValue[]
}

const paths: SetValue['path'][] = [
  ['text'],
  ['color'],
  ['responsive'],
  ['responsive', 'tablet'],
  ['responsive', 'tablet', 'color'],
  ['responsive', 'tablet', 'gap'],
  ['responsive', 'mobile', 'color'],
]
const values = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constant(undefined) },
  fc.constantFrom({}, { color: 'rojo' }, { tablet: {} }, [1, { dos: 2 }]),
)
const setValue: fc.Arbitrary<SetValue> = fc
  .record({ path: fc.constantFrom(...paths), value: values })
  .map(({ path, value }) => (value === undefined ? { path } : { path, value }))

export const picks: fc.Arbitrary<Pick> = fc.record({
  kind: fc.constantFrom<Pick['kind'][]>(
    'add',
    'copy',
    'mark',
    'move',
    'move',
    'remove',
    'rename',
    'set',
    'set',
  ),
  one: fc.nat(1000),
  other: fc.nat(1000),
  third: fc.nat(1000),
  values: fc.array(setValue, { minLength: 1, maxLength: 4 }),
})

/** The operation on this page; null where the page has nothing for it. */
export function operationFor(page: PageDocument, pick: Pick, session = 'aaaa'): Operation | null {
  const { kind, one, other, third } = pick
  const ids = [...walk(page)].map(({ node }) => node.id)
  const id = ids[one % Math.max(1, ids.length)]
  const parent = [null, ...ids][other % (ids.length + 1)] ?? null
  const siblings = childrenOf(page, parent).filter((each) => each !== id)
  const after = [null, ...siblings][third % (siblings.length + 1)] ?? null
  if (kind === 'add' || id === undefined) return adding(page, { parent, after, session })
  switch (kind) {
    case 'copy': {
      const copy = renewIds(encodeElement(page, id), takenIn(page), { session })
      const nodes = subtreeOf(flatten([copy], { duplicates: 'refuse', parent }), copy.id)
      return { kind: 'add', nodes, parent, after }
    }
    case 'mark':
      return { kind: 'mark', id, ...(third % 2 ? { hidden: other % 2 === 0 } : { locked: other % 2 === 0 }) }
    case 'move':
      return parent === id || (parent !== null && isInside(page, parent, id))
        ? null
        : { kind: 'move', id, parent, after }
    case 'remove':
      return { kind: 'remove', ids: runFrom(page, id, 1 + (third % 3)) }
    case 'rename':
      return { kind: 'rename', id, name: `Nombre ${other}` }
    case 'set':
    default:
      return { kind: 'set', id, values: pick.values }
  }
}

function adding(
  page: PageDocument,
  { parent, after, session }: { parent: ElementId | null; after: ElementId | null; session: string },
): Operation {
  const fresh = renewIds(
    element('container-1', { responsive: {} }, [element('text-2'), element('container-3', {}, [])]),
    takenIn(page),
    { session },
  )
  const nodes = subtreeOf(flatten([fresh], { duplicates: 'refuse', parent }), fresh.id)
  return { kind: 'add', nodes, parent, after }
}

/** So many siblings that stand side by side, from one on. */
function runFrom(page: PageDocument, id: ElementId, count: number): ElementId[] {
  const siblings = childrenOf(page, requireElement(page, id).parent)
  const at = siblings.indexOf(id)
  return siblings.slice(at, at + count)
}
