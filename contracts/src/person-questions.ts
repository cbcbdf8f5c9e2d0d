import { z } from 'zod'
import { idSchema } from './paging.ts'
import { textSchema } from './text.ts'

/** How far back something may lie: within so many days, or longer ago than that. */
const spanSchema = z.object({ is: z.enum(['within', 'before']), days: z.int().min(1).max(3650) })
export type QuestionSpan = z.infer<typeof spanSchema>
/** Left out where it may be at any time. */
const when = spanSchema.optional()

/** Where a permission comes from. */
export const subscriptionSources = ['form', 'import', 'team', 'api'] as const
export type SubscriptionSource = (typeof subscriptionSources)[number]

/** How somebody stands on a list that can be asked for. */
export const askedStates = ['confirmed', 'pending', 'left'] as const

/**
 * What can be asked of a person, by segments and by sequences: what they told by a form or a quiz, what they were sent, and what
 * the team knows of them. Nobody is followed who has not said who they are.
 */
export const personQuestionSchema = z.discriminatedUnion('what', [
  /** Sent a form, of this page where one is named; in a sequence without a span since they entered. */
  z.object({ what: z.literal('sent-form'), pageId: idSchema.nullable(), when }),
  /** Came by this page when they wrote. */
  z.object({ what: z.literal('opened-page'), pageId: idSchema }),
  /** Ended a quiz with this result, by its title. */
  z.object({ what: z.literal('got-result'), title: textSchema(200).min(1) }),
  /** Is a client: one of their leads was won. */
  z.object({ what: z.literal('won') }),
  /** Their leads that were won are worth at least so much. */
  z.object({ what: z.literal('worth'), cents: z.int().min(1).max(100_000_000_000) }),
  z.object({ what: z.literal('has-label'), label: textSchema(60).min(1) }),
  /** Stands on a list so, without a state as confirmed; `when`: since they do. */
  z.object({
    what: z.literal('on-list'),
    listId: idSchema,
    state: z.enum(askedStates).optional(),
    when,
  }),
  /** Gave a permission that is still good, and it comes from there. */
  z.object({ what: z.literal('consented'), source: z.enum(subscriptionSources) }),
  /** Was sent this letter, or any; `when`: the letter went out. */
  z.object({ what: z.literal('got-letter'), letterId: idSchema.nullable(), when }),
  /** Wrote after coming by a link of this letter. Links name nobody, so a click alone is nobody's. */
  z.object({ what: z.literal('came-by-letter'), letterId: idSchema }),
  /** A letter to them came back. */
  z.object({ what: z.literal('bounced') }),
  /** Has been known for so long. */
  z.object({ what: z.literal('joined'), when: spanSchema }),
])
export type PersonQuestion = z.infer<typeof personQuestionSchema>
export const personQuestionKinds = [
  'sent-form',
  'opened-page',
  'got-result',
  'won',
  'worth',
  'has-label',
  'on-list',
  'consented',
  'got-letter',
  'came-by-letter',
  'bounced',
  'joined',
] as const satisfies readonly PersonQuestion['what'][]

/** Which people: those to whom all of it applies, or any of it. */
export const segmentRulesSchema = z.object({
  match: z.enum(['all', 'any']),
  rules: z
    .array(z.object({ question: personQuestionSchema, isNot: z.boolean().default(false) }))
    .min(1)
    .max(10),
})
export type SegmentRules = z.infer<typeof segmentRulesSchema>
