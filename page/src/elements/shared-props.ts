import { hiddenOnProp } from '../document/hidden-on.ts'
import type { ElementDefinition, Field } from './definition.ts'
import { getElement } from './registry.ts'
import { spansProp } from './rich-text/parts.ts'
import { rememberedProp } from './with-tokens.ts'

/** Kinds whose fields hold content: what is said, where it leads and what it lists. */
const contentKinds: ReadonlySet<Field['kind']> = new Set([
  'text',
  'textarea',
  'link',
  'image',
  'video',
  'anchor',
  'form-fields',
  'form-file',
  'contest',
  'rich',
  'items',
])

/** True for a field whose value is the same on every device. A background is no content, of whatever it is made. */
export function isShared({ kind, section, everywhere }: Field): boolean {
  return everywhere === true || (section !== 'background' && contentKinds.has(kind))
}

const known = new WeakMap<object, ReadonlySet<string>>()

/** Every field of an element: its own and those of the common style. */
export function allFields({ fields, commonFields = [] }: ElementDefinition): readonly Field[] {
  return [...Object.values(fields).flat(), ...commonFields]
}

/** The props of an element type that are the same on every device: its content, and what makes its structure. */
export function sharedProps(type: string): ReadonlySet<string> {
  const definition = getElement(type)
  if (definition === undefined) return none
  const found = known.get(definition)
  if (found !== undefined) return found
  const shared = new Set([
    hiddenOnProp,
    rememberedProp,
    ...allFields(definition)
      .filter(isShared)
      .flatMap(({ kind, prop }) => (kind === 'rich' ? [prop, spansProp(prop)] : [prop])),
    ...(definition.inlineTexts ?? []).flatMap(({ rich, list, prop }) =>
      rich !== undefined && list === undefined ? [spansProp(prop)] : [],
    ),
  ])
  known.set(definition, shared)
  return shared
}

const none: ReadonlySet<string> = new Set([hiddenOnProp])
