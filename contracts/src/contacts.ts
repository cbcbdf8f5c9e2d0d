import { z } from 'zod'
import { signedIn } from './errors.ts'
import { enteredSchema, leadEntryKinds, leadStates } from './leads.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { subscriptionSources } from './person-questions.ts'

const happened = { id: z.string(), at: timestampSchema }

/** What happened with a person, as the room in which it happened tells it. */
export const timeLineEntrySchema = z.discriminatedUnion('kind', [
  /** They sent a form, or it came otherwise as a lead. */
  z.object({
    ...happened,
    kind: z.literal('lead'),
    leadId: z.string(),
    pageName: z.string(),
    /** As it stands now. */
    state: z.enum(leadStates),
    fields: enteredSchema,
  }),
  /** What the team did with one of their leads. */
  z.object({
    ...happened,
    kind: z.literal('deed'),
    leadId: z.string(),
    what: z.enum(leadEntryKinds),
    /** Null where the account is gone, and for a rule. */
    author: z.string().nullable(),
    /** The note, the new state, who has it now ('' for nobody), the title of the task or the name of the rule. */
    text: z.string(),
    /** Of a task. */
    subjectId: z.string().nullable(),
  }),
  /** They agreed to a text with a form; `isAgain`: not for the first time. */
  z.object({
    ...happened,
    kind: z.literal('consent'),
    text: z.string(),
    version: z.int(),
    isAgain: z.boolean(),
  }),
  /** They asked for the letters of a list, confirmed it, or left. */
  z.object({
    ...happened,
    kind: z.literal('subscription'),
    what: z.enum(['asked', 'confirmed', 'left']),
    list: z.string(),
    source: z.enum(subscriptionSources),
    /** The words that they agreed to. */
    text: z.string(),
  }),
  z.object({
    ...happened,
    kind: z.literal('letter'),
    letterId: z.string(),
    subject: z.string(),
    /** `doubt`: nobody knows whether they have it. */
    state: z.enum(['sent', 'bounced', 'failed', 'doubt']),
    /** They called it unwanted. */
    isComplaint: z.boolean(),
  }),
  /** They went into a sequence, or were done with it: at its end, at its goal, or before. */
  z.object({
    ...happened,
    kind: z.literal('sequence'),
    sequenceId: z.string(),
    name: z.string(),
    what: z.enum(['entered', 'finished', 'reached', 'left']),
  }),
  /** A letter of a sequence. */
  z.object({
    ...happened,
    kind: z.literal('step'),
    sequenceId: z.string(),
    name: z.string(),
    subject: z.string(),
  }),
  z.object({
    ...happened,
    kind: z.literal('quiz'),
    quizId: z.string(),
    name: z.string(),
    isFinished: z.boolean(),
    /** Where it led them, or where they stand. */
    place: z.string(),
    answers: z.array(z.object({ id: z.string(), question: z.string(), text: z.string() })),
  }),
  z.object({
    ...happened,
    kind: z.literal('contest'),
    contestId: z.string(),
    name: z.string(),
    what: z.enum(['entered', 'confirmed', 'won']),
  }),
])
export type TimeLineEntry = z.infer<typeof timeLineEntrySchema>

/** Who a lead or a subscriber is, and all that happened with them. */
export const contacts = {
  timeLine: signedIn
    .route({
      method: 'GET',
      path: '/people/{id}/time-line',
      summary: 'La historia de la persona de un lead o de una suscripción, lo último primero',
    })
    /** The id of a lead or of a subscriber. */
    .input(pagingSchema.extend({ id: idSchema }))
    .output(
      pageOf(timeLineEntrySchema).extend({
        /** What they are called, as they said last; '' where they never did. */
        name: z.string(),
        mails: z.array(z.string()),
        phones: z.array(z.string()),
      }),
    ),
}
