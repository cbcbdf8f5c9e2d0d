import { z } from 'zod'
import { scoped } from './errors.ts'
import { timestampSchema } from './paging.ts'

export const formSchema = z.object({
  pageId: z.string(),
  formId: z.string(),
  pageName: z.string(),
  /** Where it stands by itself, for anybody. */
  address: z.string(),
  /** Without spam. */
  answers: z.int(),
  lastAt: timestampSchema.nullable(),
})
/** A form of a published page. */
export type Form = z.infer<typeof formSchema>

/** What people entered in one field. */
export const fieldSummarySchema = z.object({
  name: z.string(),
  label: z.string(),
  /** Of the answers looked at, how many filled it in. */
  filledIn: z.int(),
  /** How often each choice was made, as the form offers them; empty for what is not chosen. */
  choices: z.array(z.object({ value: z.string(), count: z.int() })),
  /** Of numbers and scales. */
  average: z.number().nullable(),
  /** The last texts, of what is neither chosen nor a number. */
  texts: z.array(z.string()),
})
export type FieldSummary = z.infer<typeof fieldSummarySchema>

export const formSummarySchema = formSchema.extend({
  /** How many of the last answers the summary looks at. */
  looked: z.int(),
  fields: z.array(fieldSummarySchema),
  /** For other sites: the form in a frame, and as plain HTML. */
  embed: z.object({ frame: z.string(), html: z.string() }),
})
export type FormSummary = z.infer<typeof formSummarySchema>

/** The forms of what a workspace has published, and what came of them. */
export const forms = {
  list: scoped('leads:read')
    .route({ method: 'GET', path: '/forms', summary: 'Formularios publicados del espacio' })
    .output(z.object({ items: z.array(formSchema) })),
  get: scoped('leads:read')
    .route({ method: 'GET', path: '/forms/{pageId}/{formId}', summary: 'Un formulario y sus respuestas' })
    .input(z.object({ pageId: z.string().max(64), formId: z.string().max(200) }))
    .output(formSummarySchema),
}
