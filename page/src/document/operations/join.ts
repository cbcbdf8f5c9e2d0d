import type { Operation, SetOperation, SetValue } from './operation.ts'

/** What was done, in order, and what takes it back: the last thing done first, one for each. */
export type Reversible = { readonly operations: readonly Operation[]; readonly inverse: readonly Operation[] }

/** One after the other. Values that are set again and again in one element are set once, to the last. */
export function joined(earlier: Reversible, later: Reversible): Reversible {
  const [last, next] = [earlier.operations.at(-1), later.operations[0]]
  const [back, backBefore] = [later.inverse.at(-1), earlier.inverse[0]]
  const there = last && next && mergedSet(last, next)
  const andBack = back && backBefore && mergedSet(back, backBefore)
  if (!there || !andBack) {
    return {
      operations: [...earlier.operations, ...later.operations],
      inverse: [...later.inverse, ...earlier.inverse],
    }
  }
  return {
    operations: [...earlier.operations.slice(0, -1), there, ...later.operations.slice(1)],
    inverse: [...later.inverse.slice(0, -1), andBack, ...earlier.inverse.slice(1)],
  }
}

/** What is done, without what takes it back: as `joined` joins it. */
export function joinedOperations(
  earlier: readonly Operation[],
  later: readonly Operation[],
): readonly Operation[] {
  const [last, next] = [earlier.at(-1), later[0]]
  const both = last && next && mergedSet(last, next)
  return both ? [...earlier.slice(0, -1), both, ...later.slice(1)] : [...earlier, ...later]
}

/** Both as one; null where they are not about the same element, or one sets what holds a value of the other. */
function mergedSet(first: Operation, second: Operation): SetOperation | null {
  if (first.kind !== 'set' || second.kind !== 'set' || first.id !== second.id) return null
  const isFree = first.values.every(({ path }) => second.values.every((value) => !isAround(path, value.path)))
  return isFree
    ? { kind: 'set', id: first.id, values: lastOfEach([...first.values, ...second.values]) }
    : null
}

/** True where one of two paths leads through the other. */
function isAround(one: readonly string[], other: readonly string[]): boolean {
  return one.length !== other.length && one.every((key, at) => other[at] === undefined || other[at] === key)
}

function lastOfEach(values: readonly SetValue[]): SetValue[] {
  const byPath = new Map<string, SetValue>()
  for (const value of values) {
    const key = JSON.stringify(value.path)
    byPath.delete(key)
    byPath.set(key, value)
  }
  return [...byPath.values()]
}
