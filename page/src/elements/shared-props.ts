import { hiddenOnProp } from '../document/hidden-on.ts'
import type { Field } from './definition.ts'
import { getElement } from './registry.ts'

/** Kinds whose fields hold content: what is said, where it leads and what it lists. */
const contentKinds: ReadonlySet<Field['kind']> = new Set([
  'text',
  'textarea',
  'link',
  'video',
  'anchor',
  'form-fields',
  'items',
])

/** True for a field whose value is the same on every device. A picture is content too, unless it is a background. */
export function isShared(field: Field): boolean {
  const isPicture = field.kind === 'image' && field.section !== 'background'
  return field.everywhere === true || isPicture || contentKinds.has(field.kind)
}

const known = new WeakMap<object, ReadonlySet<string>>()

/** The props of an element type that are the same on every device: its content, and what makes its structure. */
export function sharedProps(type: string): ReadonlySet<string> {
  const fields = getElement(type)?.fields
  if (fields === undefined) return none
  const found = known.get(fields)
  if (found !== undefined) return found
  const all = Object.values(fields).flat()
  const shared = new Set([hiddenOnProp, ...all.filter(isShared).map(({ prop }) => prop)])
  known.set(fields, shared)
  return shared
}

const none: ReadonlySet<string> = new Set([hiddenOnProp])
