import type { Draft } from '../draft.ts'
import { DocumentError } from '../error.ts'
import { isRecord } from '../json-values.ts'
import { isSameValue } from '../same.ts'
import type { PageDocument, Props } from '../schema.ts'
import { findElement, requireElement } from '../tree.ts'
import type { SetOperation, SetValue } from './operation.ts'

type Path = SetValue['path']

/** @throws DocumentError `unknown-element`, or `bad-value` for what is no prop */
export function applySet(draft: Draft, { id, values }: SetOperation): SetOperation {
  const node = requireElement(draft, id)
  const before: SetValue[] = []
  let { props } = node
  for (const { path, value, prune = 0 } of values) {
    if (path[0] === 'children' || path.includes('__proto__')) throw new DocumentError({ code: 'bad-prop' })
    before.unshift(standing(props, path))
    props = value === undefined ? without(props, path, prune) : withValue(props, path, value)
  }
  draft.put({ ...node, props })
  return { kind: 'set', id, values: before }
}

/** Each value is still the one that was set. */
export function setHolds(page: PageDocument, { id, values }: SetOperation): boolean {
  const node = findElement(page, id)
  return node !== undefined && values.every(({ path, value }) => isSameValue(read(node.props, path), value))
}

/** What brings back what stands at a path now, or that nothing does. */
function standing(props: Props, path: Path): SetValue {
  const [key, ...rest] = path
  const inside = props[key]
  if (!Object.hasOwn(props, key)) return rest.length === 0 ? { path } : { path, prune: rest.length }
  const [next, ...others] = rest
  // What is in the way and holds nothing comes back as it is.
  if (next === undefined || !isRecord(inside)) return { path: [key], value: inside }
  const found = standing(inside, [next, ...others])
  return { ...found, path: [key, ...found.path] }
}

function read(props: Props, [key, next, ...others]: Path): unknown {
  const inside = Object.hasOwn(props, key) ? props[key] : undefined
  if (next === undefined) return inside
  return isRecord(inside) ? read(inside, [next, ...others]) : undefined
}

function withValue(props: Props, [key, next, ...others]: Path, value: unknown): Props {
  if (next === undefined) return { ...props, [key]: value }
  const inside = Object.hasOwn(props, key) ? props[key] : undefined
  return { ...props, [key]: withValue(isRecord(inside) ? inside : {}, [next, ...others], value) }
}

/** The props without the value, and without as many of the objects around it as are left empty. */
function without(props: Props, [key, next, ...others]: Path, prune: number): Props {
  if (!Object.hasOwn(props, key)) return props
  const { [key]: inside, ...rest } = props
  if (next === undefined) return rest
  if (!isRecord(inside)) return props
  const left = without(inside, [next, ...others], prune)
  const isSpent = others.length < prune && Object.keys(left).length === 0
  return isSpent ? rest : { ...props, [key]: left }
}
