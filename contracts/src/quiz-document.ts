import { z } from 'zod'
import { graphIdSchema, graphNodeShape, graphOf } from './graph.ts'
import { quizHiddenSchema, quizResultParts, quizValueSchema } from './quiz-parts.ts'
import { textSchema, typedSchema } from './text.ts'

/** What may be asked. `statement` asks for nothing, and `film` shows one of the player. */
export const questionKinds = [
  'one',
  'many',
  'picture',
  'scale',
  'nps',
  'text',
  'longtext',
  'email',
  'phone',
  'number',
  'date',
  'ranking',
  'matrix',
  'file',
  'consent',
  'statement',
  'film',
] as const
export type QuestionKind = (typeof questionKinds)[number]
/** Those that are seen and not answered. */
export const unaskedKinds: ReadonlySet<QuestionKind> = new Set(['statement', 'film'])
/** Those in which something is chosen out of a list. */
export const choiceKinds: ReadonlySet<QuestionKind> = new Set(['one', 'many', 'picture', 'ranking', 'matrix'])
/** Those that are answered with a number. */
export const numberKinds: ReadonlySet<QuestionKind> = new Set(['scale', 'nps', 'number'])

/** Kinds of files, as forms tell them apart. */
export const quizFileKinds = ['any', 'images', 'documents'] as const

export const quizLimits = {
  questions: 12,
  options: 20,
  rows: 10,
  rules: 12,
  terms: 6,
  scores: 8,
  values: 12,
  hidden: 8,
}

const line = typedSchema(300)
const paragraph = typedSchema(4000)
const link = textSchema(2000)
const figure = z.number().min(-1_000_000_000).max(1_000_000_000)
/** By the id of a score. */
const pointsSchema = z.record(graphIdSchema, figure)

const optionSchema = z.object({
  id: graphIdSchema,
  text: line,
  picture: link,
  points: pointsSchema,
  /** The result that it speaks for; '' for none. */
  result: z.union([graphIdSchema, z.literal('')]),
})
export type QuizOption = z.infer<typeof optionSchema>

const questionSchema = z
  .object({
    id: graphIdSchema,
    kind: z.enum(questionKinds),
    text: line,
    help: line,
    /** What it is called where it is quoted, in leads and in files; '' for its text. */
    name: typedSchema(60),
    required: z.boolean(),
    options: z.array(optionSchema).max(quizLimits.options),
    /** Of a matrix. */
    rows: z.array(z.object({ id: graphIdSchema, text: line })).max(quizLimits.rows),
    min: figure.nullable(),
    max: figure.nullable(),
    /** What stands at the ends of a scale. */
    low: line,
    high: line,
    /** Points for each unit of a number. */
    weights: pointsSchema,
    /** Where the text that is agreed to can be read; of a film, its page: `/p/_v/bienvenida-k3f9x2`. */
    link,
    /** Which files are taken; `max`: how large each may be, in megabytes. */
    accept: z.enum(quizFileKinds).default('any'),
    /** Of a consent: who agrees may be written to, though they never come to the end. */
    allowsFollowUp: z.boolean().default(false),
    /** Of a consent: the list of letters that whoever ticks it asks for; '' for none. */
    list: textSchema(64).default(''),
  })
  // Nobody has to ask for letters to see their result.
  .overwrite((question) => (question.list === '' ? question : { ...question, required: false }))
export type QuizQuestion = z.infer<typeof questionSchema>

const relation = z.enum(['at-least', 'at-most'])
/** What may be asked for before a way is taken. */
const termSchema = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('option'),
    question: graphIdSchema,
    option: graphIdSchema,
    is: z.enum(['chosen', 'not-chosen']),
  }),
  z.object({ of: z.literal('number'), question: graphIdSchema, is: relation, value: figure }),
  z.object({ of: z.literal('score'), score: graphIdSchema, is: relation, value: figure }),
])
export type QuizTerm = z.infer<typeof termSchema>

const ruleSchema = z.object({
  /** Also the port that it leads through. */
  id: graphIdSchema,
  /** All of its terms have to hold, or any. */
  needs: z.enum(['all', 'any']),
  terms: z.array(termSchema).max(quizLimits.terms),
})
export type QuizRule = z.infer<typeof ruleSchema>

/** The port of who fits no rule. */
export const otherwise = 'else'

const blockSchema = z.object({
  ...graphNodeShape,
  type: z.literal('block'),
  title: line,
  text: paragraph,
  questions: z.array(questionSchema).max(quizLimits.questions),
  /** At its exit; the first that fits is taken. */
  rules: z.array(ruleSchema).max(quizLimits.rules),
  /** Who leaves it is a lead, with all that was answered. */
  isGate: z.boolean(),
})
export type QuizBlock = z.infer<typeof blockSchema>

/** Where points and counters decide which result somebody gets. */
const verdictSchema = z.object({ ...graphNodeShape, type: z.literal('verdict') })

const resultSchema = z.object({
  ...graphNodeShape,
  type: z.literal('result'),
  title: line,
  text: paragraph,
  buttonText: line,
  buttonLink: link,
  /** Where who gets it is led at once; '' for nowhere. */
  redirect: link,
  ...quizResultParts,
  /** How it is won at the verdict. `rest`: by who wins no other; `never`: only by a way that leads here. */
  rule: z.discriminatedUnion('by', [
    z.object({
      by: z.literal('score'),
      score: graphIdSchema,
      from: figure.nullable(),
      to: figure.nullable(),
    }),
    z.object({ by: z.literal('most') }),
    z.object({ by: z.literal('rest') }),
    z.object({ by: z.literal('never') }),
  ]),
})
export type QuizResult = z.infer<typeof resultSchema>

const nodeSchema = z.discriminatedUnion('type', [blockSchema, verdictSchema, resultSchema])
export type QuizNode = z.infer<typeof nodeSchema>

/** A quiz as it is edited and, frozen, as it is run. */
export const quizDocumentSchema = graphOf(nodeSchema).safeExtend({
  /** The block in which everybody begins. */
  start: graphIdSchema,
  /** A tag of the languages that forms speak: `es`. */
  language: z.string().regex(/^[a-z]{2}$/),
  scores: z.array(z.object({ id: graphIdSchema, name: line })).max(quizLimits.scores),
  values: z.array(quizValueSchema).max(quizLimits.values).default([]),
  hidden: z.array(quizHiddenSchema).max(quizLimits.hidden).default([]),
  /** The site whose kit its page wears; '' for none. */
  site: textSchema(64).default(''),
  /** Who wins where several results are chosen equally often: the first or the last of them in the list, or none. */
  ties: z.enum(['first', 'last', 'rest']).default('first'),
})
export type QuizDocument = z.infer<typeof quizDocumentSchema>
