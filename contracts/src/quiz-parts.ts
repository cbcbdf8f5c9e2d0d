import { z } from 'zod'
import { graphIdSchema } from './graph.ts'
import { textSchema, typedSchema } from './text.ts'

const line = typedSchema(300)
const link = textSchema(2000)
/** By what it is called where it is quoted: `horas`, `ahorro_anual`. */
const quotedNameSchema = z.string().regex(/^[\p{L}_][\p{L}\p{N}_]{0,39}$/u)

/** A number made of answers and points by a formula: `horas * precio * 52`. */
export const quizValueSchema = z.object({
  id: graphIdSchema,
  name: quotedNameSchema,
  formula: typedSchema(300),
  /** How many digits behind the comma are shown. */
  decimals: z.int().min(0).max(4),
  /** What stands behind it: `€`. */
  unit: typedSchema(20),
})

/** What comes with the address of the quiz and is asked of nobody: `?campana=abril`. */
export const quizHiddenSchema = z.object({ id: graphIdSchema, name: quotedNameSchema })

/** A part of a result's page. */
const quizSectionSchema = z.object({
  id: graphIdSchema,
  title: line,
  text: typedSchema(4000),
  picture: link,
  buttonText: line,
  buttonLink: link,
})

/** What of a result is more than its words; all of it may be missing in what was saved before there was any of it. */
export const quizResultParts = {
  sections: z.array(quizSectionSchema).max(12).default([]),
  /** A file that who gets it may take along. */
  download: link.default(''),
  downloadText: line.default(''),
  /** What a lead who gets it is labelled with; '' for nothing. */
  label: typedSchema(40).default(''),
  /** What a lead who gets it is written; nothing while the subject is ''. */
  mail: z.object({ subject: typedSchema(200), text: typedSchema(4000) }).default({ subject: '', text: '' }),
}
