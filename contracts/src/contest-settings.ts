import { z } from 'zod'
import { textSchema, typedSchema } from './text.ts'

export const contestTemplates = ['classic', 'bold', 'calm', 'night', 'paper'] as const
export const contestLanguages = ['es', 'en', 'fr', 'de', 'it', 'pt', 'ca', 'eu', 'gl'] as const
/** How winners are found: by the draw that anybody can compute again, or by the marks of a jury. */
export const contestMethods = ['draw', 'jury'] as const
/** What stands in the gallery of a contest, once somebody of the team has looked at it. */
export const contestGalleries = ['none', 'text', 'picture'] as const
/**
 * Where the number from outside comes from, that nobody of the organisers can choose: a round of drand that has yet to come
 * when the list is frozen, the ONCE or the National Lottery of a day, or another one that the rules describe.
 */
export const beaconKinds = ['drand', 'once', 'lottery', 'other'] as const

const line = textSchema(200)
const text = textSchema(4000)
const points = z.int().min(0).max(1000)

export const prizeSchema = z.object({
  text: textSchema(300).min(1),
  /** Market value of one, in euros: above 300 the winner's tax is withheld. */
  value: z.number().min(0).max(10_000_000),
})

/** What a contest is: what the page, the rules and the draw are made of. */
export const contestSettingsSchema = z.object({
  /** The first winner has the first, and so on; the last one goes on for all who follow. */
  prizes: z.array(prizeSchema).min(1).max(20),
  winners: z.int().min(1).max(200),
  reserves: z.int().min(0).max(200),
  /** '' for the holder that the workspace's legal data name, else its own name. */
  organiser: line,
  minimumAge: z.int().min(0).max(99),
  /** Who may take part, in words. */
  territory: line,
  /** An entry counts when its mail has been confirmed. */
  confirms: z.boolean(),
  asksPhone: z.boolean(),
  /** The browser of who enters does some work, which costs a robot that enters thousands. */
  asksWork: z.boolean(),
  points: z.object({
    entry: z.int().min(1).max(1000),
    /** Where an entry counts once its mail is confirmed. */
    confirm: points.default(0),
    /** For each invited person whose entry counts, and how many of them give points. */
    invite: points,
    invited: z.int().min(0).max(1000),
    answer: points,
    visit: points,
    share: points,
    /** Nobody has more than this. */
    most: z.int().min(1).max(10_000),
  }),
  /** What is asked where an answer gives points; `right`: '' where any answer will do. */
  question: line,
  rightAnswer: line,
  /** The page whose visit gives points. */
  visitAddress: textSchema(2000),
  method: z.enum(contestMethods),
  beacon: z.object({
    kind: z.enum(beaconKinds),
    /** Of a lottery, its day; of another one, what it is and where anybody reads it. */
    text: line,
  }),
  /** Days in which a winner accepts, before a reserve moves up. */
  acceptDays: z.int().min(1).max(60),
  /** Days after the end for which what was entered is kept. */
  keepDays: z.int().min(30).max(1825),
  /** Whether the rules ask for the right to publish the winners' pictures. */
  imageRights: z.boolean(),
  /** What the rules say besides. */
  extraRules: text,
  /** The list that they join who tick its box; null for none. */
  listId: typedSchema(64).nullable(),
  siteId: typedSchema(64).nullable(),
  language: z.enum(contestLanguages),
  template: z.enum(contestTemplates),
  /** Above the name, below it, and once somebody is in. '' for the words of the language. */
  title: line,
  intro: text,
  buttonText: line,
  image: textSchema(2000),
  imageAlt: line,
  /** What people may send in beside their entry, for a gallery on the page; and what they are asked for. */
  gallery: z.enum(contestGalleries),
  galleryAsk: line,
  /** Shows the time that is left. */
  countdown: z.boolean(),
  /** Shows who has most points, by first name and initial. */
  ranking: z.boolean(),
})
export type ContestSettings = z.infer<typeof contestSettingsSchema>

/** What a new contest is, beside its prize and how many win it. */
export const plainContest: Omit<ContestSettings, 'prizes' | 'winners'> = {
  reserves: 3,
  organiser: '',
  minimumAge: 18,
  territory: 'España',
  confirms: true,
  asksPhone: false,
  asksWork: false,
  points: { entry: 1, confirm: 0, invite: 3, invited: 10, answer: 0, visit: 0, share: 0, most: 50 },
  question: '',
  rightAnswer: '',
  visitAddress: '',
  method: 'draw',
  beacon: { kind: 'drand', text: '' },
  acceptDays: 5,
  keepDays: 365,
  imageRights: false,
  extraRules: '',
  listId: null,
  siteId: null,
  language: 'es',
  template: 'classic',
  title: '',
  intro: '',
  buttonText: '',
  image: '',
  imageAlt: '',
  gallery: 'none',
  galleryAsk: '',
  countdown: true,
  ranking: false,
}
