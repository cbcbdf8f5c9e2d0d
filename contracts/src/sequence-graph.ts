import { z } from 'zod'
import { graphNodeShape, graphOf } from './graph.ts'
import { storedPageSchema } from './pages.ts'
import { idSchema } from './paging.ts'
import { personQuestionSchema } from './person-questions.ts'
import { textSchema } from './text.ts'

export const waitUnits = ['minutes', 'hours', 'days'] as const
const lengthShape = { amount: z.int().min(1).max(365), unit: z.enum(waitUnits) }
/** 1 is Monday, as ISO 8601 has it; 0 is any day. */
const weekdaySchema = z.int().min(0).max(7)

/** One step. Where it leads stands in the edges; a way that leads nowhere ends the sequence. */
const sequenceNodeSchema = z.discriminatedUnion('kind', [
  z.object({
    ...graphNodeShape,
    kind: z.literal('letter'),
    subject: textSchema(150).min(1),
    text: textSchema(20_000).min(1),
    button: z.object({ label: textSchema(80), link: textSchema(2000) }).optional(),
    /** What the letter says once it was made with the editor, in place of its text and its button. */
    document: storedPageSchema.optional(),
  }),
  z.object({ ...graphNodeShape, kind: z.literal('wait'), ...lengthShape }),
  /** Until the next such hour of such a day, by the clock of where the person lives, else of the workspace. */
  z.object({
    ...graphNodeShape,
    kind: z.literal('wait-day'),
    weekday: weekdaySchema,
    hour: z.int().min(0).max(23),
  }),
  /** Until they have done it, and no longer than this. */
  z.object({
    ...graphNodeShape,
    kind: z.literal('wait-for'),
    question: personQuestionSchema,
    ...lengthShape,
  }),
  z.object({ ...graphNodeShape, kind: z.literal('condition'), question: personQuestionSchema }),
  /** So many of a hundred go one way, the others the other; the same person always goes the same. */
  z.object({ ...graphNodeShape, kind: z.literal('fork'), share: z.int().min(1).max(99) }),
  /** Who has done it leaves the sequence here: it has reached what it was for. */
  z.object({ ...graphNodeShape, kind: z.literal('goal'), question: personQuestionSchema }),
  z.object({
    ...graphNodeShape,
    kind: z.literal('label'),
    label: textSchema(60).min(1),
    takes: z.boolean().default(false),
  }),
  z.object({
    ...graphNodeShape,
    kind: z.literal('task'),
    title: textSchema(200).min(1),
    days: z.int().min(0).max(365).nullable(),
  }),
  z.object({ ...graphNodeShape, kind: z.literal('webhook'), webhookId: idSchema.nullable() }),
])
export type SequenceNode = z.infer<typeof sequenceNodeSchema>
export type SequenceNodeKind = SequenceNode['kind']
export const sequenceNodeKinds = [
  'letter',
  'wait',
  'wait-day',
  'wait-for',
  'condition',
  'fork',
  'goal',
  'label',
  'task',
  'webhook',
] as const satisfies readonly SequenceNodeKind[]

/** The ways out of each kind of step. */
export const sequencePorts = {
  letter: ['next'],
  wait: ['next'],
  'wait-day': ['next'],
  'wait-for': ['yes', 'no'],
  condition: ['yes', 'no'],
  fork: ['a', 'b'],
  goal: ['next'],
  label: ['next'],
  task: ['next'],
  webhook: ['next'],
} as const satisfies Record<SequenceNodeKind, readonly string[]>

/** The steps; the first of them is where people enter. */
export const sequenceGraphSchema = graphOf(sequenceNodeSchema)
export type SequenceGraph = z.infer<typeof sequenceGraphSchema>

/** Who enters, and when somebody is out of it wherever they stand. */
export const sequenceRulesSchema = z.object({
  /** All of it has to hold when somebody confirms the list. */
  entry: z.array(personQuestionSchema).max(5),
  /** One of it takes somebody out, before each step. */
  exit: z.array(personQuestionSchema).max(5),
  /** Who has been through it enters again when they confirm again. */
  again: z.boolean(),
})
export type SequenceRules = z.infer<typeof sequenceRulesSchema>
export const noSequenceRules: SequenceRules = { entry: [], exit: [], again: false }

export const sequenceFindingCodes = ['unreachable', 'endless', 'no-letter', 'no-list'] as const
export type SequenceFindingCode = (typeof sequenceFindingCodes)[number]
export const sequenceFindingSchema = z.object({
  code: z.enum(sequenceFindingCodes),
  /** The steps that it is about. */
  steps: z.array(z.string()),
})
export type SequenceFinding = z.infer<typeof sequenceFindingSchema>
