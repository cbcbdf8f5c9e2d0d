import { operationSchema } from '@aurelio/page/document'
import { z } from 'zod'

/** Grows where an editor of before would misread what is said; one that speaks another is asked to load anew. */
export const togetherProtocol = 1

/** A step as the order has it, of whichever operations. To the session that made it, it is told without what it does. */
export type OrderedStepOf<Operation> = {
  sequence: number
  session: string
  n: number
  operations?: Operation[] | undefined
  name?: string | undefined
}

export function orderedStepOf<Operation extends z.ZodType>(operation: Operation) {
  return z.object({
    sequence: z.int(),
    session: z.string(),
    n: z.int(),
    operations: z.array(operation).optional(),
    name: z.string().optional(),
  })
}

/** A step of a page, a symbol or a letter. */
export const orderedStepSchema = orderedStepOf(operationSchema)
export type OrderedStep = z.infer<typeof orderedStepSchema>

/** A step that was not taken, and why: a code of the document, `too-large`, or `only-looking` from who may change nothing. */
export const refusedStepSchema = z.object({ n: z.int(), code: z.string() })
export type RefusedStep = z.infer<typeof refusedStepSchema>

/** A part of the width or height of an element: on it or near it, whatever is told. */
const partSchema = z.number().transform((part) => Math.min(2, Math.max(-1, part)))

/** What an editor shows the others of where it is; kept nowhere. */
export const presenceSchema = z.object({
  /** Elements that are selected. */
  selected: z.array(z.string().max(120)).max(50),
  /** The element whose text is being typed. */
  typing: z.string().max(120).nullable(),
  /** Where the pointer is: an element, and parts of its width and height. */
  pointer: z.object({ id: z.string().max(120), x: partSchema, y: partSchema }).nullable(),
  viewport: z.enum(['desktop', 'tablet', 'mobile']),
})
export type Presence = z.infer<typeof presenceSchema>

export const personOnPageSchema = z.object({
  session: z.string(),
  userId: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  presence: presenceSchema.nullable(),
  /** They look at it, and may change nothing. */
  isLooking: z.boolean().optional(),
})
export type PersonOnPage = z.infer<typeof personOnPageSchema>

/** What it hears. `step`: as `orderedStepOf` makes one. */
export function serverSaysOf<Step extends z.ZodType>(step: Step) {
  return z.discriminatedUnion('kind', [
    /** First of all. */
    z.object({ kind: z.literal('welcome'), people: z.array(personOnPageSchema) }),
    z.object({ kind: z.literal('steps'), steps: z.array(step) }),
    /** Steps that stand in the order already, and were sent once more. */
    z.object({ kind: z.literal('known'), steps: z.array(z.int()) }),
    z.object({ kind: z.literal('refused'), steps: z.array(refusedStepSchema) }),
    /** Somebody came, or is elsewhere in it. */
    z.object({ kind: z.literal('here'), person: personOnPageSchema }),
    z.object({ kind: z.literal('left'), session: z.string() }),
    /** It was put in place whole: it is to be asked for anew. */
    z.object({ kind: z.literal('anew') }),
  ])
}

export const serverSaysSchema = serverSaysOf(orderedStepSchema)
export type ServerSays = z.infer<typeof serverSaysSchema>

/** The same of whichever operations. */
export type LineSaysOf<Operation> =
  | Exclude<ServerSays, { kind: 'steps' }>
  | { kind: 'steps'; steps: OrderedStepOf<Operation>[] }
export type LineSays = LineSaysOf<unknown>

/** Why a line is ended for good, as the code of its end; any other end is one after which it is opened again. */
export const lineEnds = { outdated: 4001, gone: 4002, forbidden: 4003, tooFast: 4004 } as const
