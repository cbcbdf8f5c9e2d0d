import { z } from 'zod'
import { DocumentError } from '../error.ts'
import { copyRecord, copyValue, isRecord } from '../json-values.ts'
import { limits, type ElementId, type ElementNode } from '../schema.ts'

/**
 * What is done to a page, as JSON: it can be kept, sent, and taken back. An operation names what it touches and
 * touches nothing else. A place is named by the sibling to stand behind: null is the first place, and where the
 * sibling is gone it is the last one.
 */
export type Operation =
  | AddOperation
  | MarkOperation
  | MoveOperation
  | RemoveOperation
  | RenameOperation
  | SetOperation

type Behind = { readonly parent: ElementId | null; readonly after: ElementId | null }

/** Adds subtrees that stand beside one another, finished: with their ids. */
export type AddOperation = Behind & {
  readonly kind: 'add'
  /** All elements, each root before what it holds; a root's parent is that of the operation. */
  readonly nodes: readonly ElementNode[]
}

/** Removes siblings with all they hold. */
export type RemoveOperation = { readonly kind: 'remove'; readonly ids: readonly ElementId[] }

export type MoveOperation = Behind & { readonly kind: 'move'; readonly id: ElementId }

/** Sets values among the props of one element. */
export type SetOperation = {
  readonly kind: 'set'
  readonly id: ElementId
  readonly values: readonly SetValue[]
}

/** One value by its path: `['color']`, `['responsive', 'tablet', 'color']`. */
export type SetValue = {
  readonly path: readonly [string, ...string[]]
  /** Absent: the value is deleted. */
  readonly value?: unknown
  /** How many of the objects around a deleted value go with it where nothing else is left in them. */
  readonly prune?: number | undefined
}

export type RenameOperation = { readonly kind: 'rename'; readonly id: ElementId; readonly name: string }

/** Marks of the layers; what is not given stays as it is. */
export type MarkOperation = {
  readonly kind: 'mark'
  readonly id: ElementId
  readonly hidden?: boolean | undefined
  readonly locked?: boolean | undefined
}

/** As the codec reads a head: whatever passes here can be stored and read again. */
const text = z.string().refine((given) => !given.includes('\0'), 'bad-character')
const id = z.string()
const newId = text
  .min(1)
  .max(limits.idLength)
  .refine((given) => !(given in Object.prototype), 'bad-head')
const name = text.max(limits.nameLength)
const behind = { parent: id.nullable(), after: id.nullable() }
const node = z.object({
  id: newId,
  type: text.min(1).max(64),
  name,
  props: z.record(z.string(), z.unknown()).transform((props, context) => {
    const copy = checked(context, () => copyRecord(props, { values: 0 }))
    return isRecord(copy) ? copy : {}
  }),
  parent: id.nullable(),
  children: z.array(id),
  hidden: z.literal(true).optional(),
  locked: z.literal(true).optional(),
})
const value = z.object({
  path: z.tuple([text], text).refine(({ length }) => length <= limits.valueDepth, 'value-too-deep'),
  value: z
    .unknown()
    .transform((given, context) => checked(context, () => copyValue(given, { values: 0 })))
    .optional(),
  prune: z.int().min(0).optional(),
})

/** Operations from outside: storage, another window, the wire. Values are what a page may hold. */
export const operationSchema: z.ZodType<Operation> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), ...behind, nodes: z.array(node).min(1) }),
  z.object({ kind: z.literal('remove'), ids: z.array(id).min(1) }),
  z.object({ kind: z.literal('move'), id, ...behind }),
  z.object({ kind: z.literal('set'), id, values: z.array(value).min(1) }),
  z.object({ kind: z.literal('rename'), id, name }),
  z.object({ kind: z.literal('mark'), id, hidden: z.boolean().optional(), locked: z.boolean().optional() }),
])

/** The copy of a value, or an issue with the reason why a page cannot hold it. */
function checked(context: z.RefinementCtx, copy: () => unknown): unknown {
  try {
    return copy()
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    context.addIssue({ code: 'custom', message: error.message })
    return z.NEVER
  }
}
