import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { zoneSchema } from './time-zone.ts'

export const formSchema = z.object({
  formId: z.string(),
  /** The page it lives in; null for a form of the workspace, which any page may show. */
  pageId: z.string().nullable(),
  /** Its own, or that of its page. */
  name: z.string(),
  /** The published pages that show it. */
  pages: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Where it stands by itself, for anybody; null while no page shows it. */
  address: z.string().nullable(),
  /** Without spam. */
  answers: z.int(),
  lastAt: timestampSchema.nullable(),
})
/** A form of the workspace, or one that lives in a published page. */
export type Form = z.infer<typeof formSchema>

/** What people entered in one field. */
export const fieldSummarySchema = z.object({
  name: z.string(),
  label: z.string(),
  /** Of the answers looked at, how many filled it in. */
  filledIn: z.int(),
  /** How often each choice was made, as the form offers them; of dates each month that came up, as `12/2026`. */
  choices: z.array(z.object({ value: z.string(), count: z.int() })),
  /** How numbers spread: those from `from` on and below `to`; where both are the same, that number. */
  ranges: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })),
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
  /** Answers of the last thirty days, oldest first, and of as many days before. */
  days: z.array(z.object({ day: z.iso.date(), answers: z.int(), before: z.int() })),
  /** For other sites; null while no page shows it. */
  embed: z
    .object({
      /** The form as plain HTML, which sends to this installation. */
      html: z.string(),
      /** Each of its steps as a document of its own: as high as these are, a frame around it has to be. */
      steps: z.array(z.string()),
    })
    .nullable(),
})
export type FormSummary = z.infer<typeof formSummarySchema>

/** Whose days are counted. */
const zone = zoneSchema.default('UTC')

/** The forms of a workspace and of what it has published, and what came of them. */
export const forms = {
  list: scoped('leads:read')
    .route({ method: 'GET', path: '/forms', summary: 'Formularios del espacio y de sus páginas publicadas' })
    .output(z.object({ items: z.array(formSchema) })),
  get: scoped('leads:read')
    .route({ method: 'GET', path: '/forms/{id}', summary: 'Un formulario del espacio y sus respuestas' })
    .input(z.object({ id: idSchema, zone }))
    .output(formSummarySchema),
  inPage: scoped('leads:read')
    .route({
      method: 'GET',
      path: '/forms/{pageId}/{formId}',
      summary: 'Un formulario que vive en una página y sus respuestas',
    })
    .input(z.object({ pageId: idSchema, formId: z.string().regex(/^\P{Cc}{1,200}$/u), zone }))
    .output(formSummarySchema),
}
