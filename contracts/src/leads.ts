import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { daySchema } from './day.ts'
import { lineSchema, searchTextSchema, textSchema } from './text.ts'

export const leadStates = ['new', 'contacted', 'won', 'lost', 'spam'] as const
export type LeadState = (typeof leadStates)[number]

/**
 * Why a lead is kept apart: `manual` where somebody of the team said so, `fast` where no person types so fast, `work` where
 * the browser did not do the work that the form asks for, `duplicate` where the same has just come.
 */
export const spamReasons = ['trap', 'links', 'disposable', 'fast', 'work', 'duplicate', 'manual'] as const
export type SpamReason = (typeof spamReasons)[number]

export const labelSchema = lineSchema(40)
const mostLabels = 20
const atOnce = 100
const personSchema = z.object({ id: z.string(), name: z.string() })
export const enteredSchema = z.array(
  z.object({
    name: z.string(),
    label: z.string(),
    value: z.string(),
    /** Of a file, whose name is the value: `GET /api/lead-files/<id>`. */
    fileId: z.string().optional(),
  }),
)

/** What proves that a person agreed: the very texts, on which page, as it was published then. */
export const leadProofSchema = z.object({
  publicationId: z.string(),
  address: z.string(),
  consents: z.array(
    z.object({
      text: z.string(),
      link: z.string(),
      /** The list of letters that they asked for by it. */
      list: z.string().optional(),
    }),
  ),
  /** Why the form asks for none, as its maker wrote it. */
  reason: z.string().optional(),
  /** The time zone of their browser, where they asked for letters and it told. */
  zone: z.string().optional(),
  /** The language of the page, where they asked for letters on it. */
  language: z.string().optional(),
})
export type LeadProof = z.infer<typeof leadProofSchema>

/** What kind of place led somebody to a page; `site`: another page of the same host. */
export const referrerKinds = ['direct', 'search', 'social', 'assistant', 'mail', 'site', 'other'] as const
export type ReferrerKind = (typeof referrerKinds)[number]

/** What the signed token of the page said of a visit. It names nobody. */
export const attributionSchema = z.object({
  /** The publication that they were shown, which may have been replaced when they sent it. */
  publicationId: z.string(),
  visitedAt: timestampSchema,
  referrer: z.enum(referrerKinds),
  /** Host and path of the page that led there, as far as their browser says it; '' where it says nothing. */
  referrerAddress: z.string().default(''),
  /** As the link named it by which they came. */
  campaign: z
    .object({
      source: z.string(),
      medium: z.string(),
      name: z.string(),
      // Older leads were not asked.
      term: z.string().default(''),
      content: z.string().default(''),
    })
    .nullable(),
})
export type Attribution = z.infer<typeof attributionSchema>

export const leadSchema = z.object({
  id: z.string(),
  /** Null once the page was deleted; `pageName` keeps the name it had. */
  pageId: z.string().nullable(),
  pageName: z.string(),
  /** What the person entered, in the order of the form's fields. */
  fields: enteredSchema,
  createdAt: timestampSchema,
  /** As they entered them; '' where the form does not ask. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  state: z.enum(leadStates),
  spamReason: z.enum(spamReasons).nullable(),
  assignee: personSchema.nullable(),
  /** What it is worth, in cents of a euro. */
  valueCents: z.int().nullable(),
  labels: z.array(z.string()),
  /** Null for what came without a page, or with a token that had expired. */
  attribution: attributionSchema.nullable(),
  /** Null for what came without a form. */
  proof: leadProofSchema.nullable(),
  /** One more with each change; who changes a lead says which one they saw. */
  version: z.int(),
})
export type Lead = z.infer<typeof leadSchema>

export const leadEntryKinds = ['note', 'state', 'assignee', 'task', 'rule'] as const
export type LeadEntryKind = (typeof leadEntryKinds)[number]

/** What a rule did or could not do: to whom, with which label, which task, whom it wrote to. */
export const ruleDeedSchema = z.object({
  what: z.enum(['assign', 'label', 'task', 'mail', 'webhook', 'sequence']),
  text: z.string(),
  /** Of a task. */
  id: z.string().optional(),
  /** It could not be done: who is named has left, the webhook is off or gone, or the sequence may not write to them. */
  isLeftOut: z.literal(true).optional(),
})
export type RuleDeed = z.infer<typeof ruleDeedSchema>

/** Another mail or phone of the same person, by the last lead of it; and why it is taken for the same. */
const joinedContactSchema = leadSchema
  .pick({ id: true, name: true, email: true, phone: true })
  .extend({ by: z.enum(['phone', 'team']) })
export type JoinedContact = z.infer<typeof joinedContactSchema>

/** What happened with a person, the last first: everything they sent, and what the team did. */
export const leadHistorySchema = z.array(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('submission'),
      id: z.string(),
      at: timestampSchema,
      pageName: z.string(),
      /** Whether the team put it together with others, and can take it apart again. */
      isMerged: z.boolean(),
      fields: enteredSchema,
      attribution: attributionSchema.nullable(),
      proof: leadProofSchema.nullable(),
    }),
    z.object({
      kind: z.literal('rule'),
      id: z.string(),
      at: timestampSchema,
      /** As the rule was called then. */
      name: z.string(),
      done: z.array(ruleDeedSchema),
    }),
    z.object({
      kind: z.enum(leadEntryKinds).exclude(['rule']),
      id: z.string(),
      at: timestampSchema,
      /** Null where the account is gone. */
      author: z.string().nullable(),
      /** The note, the new state, the name of who has it now ('' for nobody) or the title of the task. */
      text: z.string(),
      subjectId: z.string().nullable(),
    }),
  ]),
)
export type LeadHistory = z.infer<typeof leadHistorySchema>

/** Which leads are meant: without a state all but spam. */
export const leadFilterSchema = z.object({
  /** Part of anything that stands in them. */
  q: searchTextSchema.optional(),
  state: z.enum(leadStates).optional(),
  pageId: idSchema.optional(),
  /** Of a page: only those of this form. */
  formId: z.string().min(1).max(200).optional(),
  /** Those that came by links of this campaign (`utm_campaign`), in small letters or large ones. */
  campaign: lineSchema(200).optional(),
  /** Only those of the person who asks. */
  mine: z.stringbool().default(false),
  /** Only those of this person. */
  assigneeId: idSchema.optional(),
  /** Whatever its case and its accents. */
  label: labelSchema.optional(),
})
export type LeadFilter = z.output<typeof leadFilterSchema>

export const leadSorts = ['date', 'name', 'value'] as const
export type LeadSort = (typeof leadSorts)[number]
export const leadOrderSchema = z.object({
  sort: z.enum(leadSorts).default('date'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type LeadOrder = z.output<typeof leadOrderSchema>

const mostCents = 100_000_000_000
const changeSchema = z
  .object({
    state: z.enum(leadStates),
    assigneeId: idSchema.nullable(),
    valueCents: z.int().min(0).max(mostCents).nullable(),
    labels: z.array(labelSchema).max(mostLabels),
  })
  .partial()
export type LeadChange = z.output<typeof changeSchema>

const byId = z.object({ id: idSchema })
const severalSchema = z.object({ ids: z.array(idSchema).min(1).max(atOnce) })

export const leads = {
  list: scoped('leads:read')
    .route({
      method: 'GET',
      path: '/leads',
      summary: 'Leads del espacio de trabajo, si no se pide otro orden el último primero',
    })
    .input(pagingSchema.extend(leadFilterSchema.shape).extend(leadOrderSchema.shape))
    .output(
      pageOf(leadSchema).extend({
        total: z.int(),
        /** False where there are more than `total`: nobody waits for a million to be counted. */
        isCounted: z.boolean(),
      }),
    ),
  get: scoped('leads:read')
    .route({ method: 'GET', path: '/leads/{id}', summary: 'Un lead y su historia' })
    .input(byId)
    .output(
      z.object({
        lead: leadSchema,
        history: leadHistorySchema,
        /** Others of the same name with another mail and phone: perhaps the same person. */
        alike: z.array(
          leadSchema.pick({
            id: true,
            name: true,
            email: true,
            phone: true,
            pageName: true,
            createdAt: true,
          }),
        ),
        /** Who else this person is, which can be taken apart again. */
        joined: z.array(joinedContactSchema),
      }),
    ),
  update: scoped('leads:write')
    .route({ method: 'PATCH', path: '/leads/{id}', summary: 'Cambiar un lead tal como se vio' })
    .errors(errorsOf('LEAD_CHANGED'))
    .input(byId.extend({ baseVersion: z.int().min(1) }).extend(changeSchema.shape))
    .output(leadSchema),
  /** Those that somebody else changed meanwhile are left as they are. */
  changeSeveral: scoped('leads:write')
    .route({ method: 'POST', path: '/leads/changes', summary: 'Cambiar varios leads, cada uno como se vio' })
    .input(
      z.object({
        items: z
          .array(byId.extend({ baseVersion: z.int().min(1) }).extend(changeSchema.shape))
          .min(1)
          .max(atOnce),
      }),
    )
    .output(z.object({ changed: z.array(z.string()), left: z.array(z.string()) })),
  /** Nothing of them is changed: their histories are shown together from then on. */
  merge: scoped('leads:write')
    .route({ method: 'POST', path: '/leads/merges', summary: 'Unir leads de una misma persona' })
    .input(z.object({ ids: z.array(idSchema).min(2).max(atOnce) }))
    .output(severalSchema),
  unmerge: scoped('leads:write')
    .route({
      method: 'POST',
      path: '/leads/{id}/separation',
      summary: 'Separar un lead de los que se unieron',
    })
    .input(byId)
    .output(byId),
  remove: scoped('leads:write')
    .route({
      method: 'POST',
      path: '/leads/removals',
      summary: 'Eliminar leads; durante 30 días se pueden restaurar',
    })
    .input(severalSchema)
    .output(severalSchema),
  removed: scoped('leads:read')
    .route({
      method: 'GET',
      path: '/removed-leads',
      summary: 'Leads eliminados que aún se pueden restaurar, el último primero',
    })
    .input(pagingSchema)
    .output(pageOf(leadSchema.extend({ deletedAt: timestampSchema }))),
  restore: scoped('leads:write')
    .route({ method: 'POST', path: '/leads/restorations', summary: 'Restaurar leads eliminados' })
    .input(severalSchema)
    .output(severalSchema),
  labels: scoped('leads:read')
    .route({ method: 'GET', path: '/lead-labels', summary: 'Etiquetas que tienen los leads' })
    .output(z.object({ labels: z.array(z.string()) })),
  addNote: scoped('leads:write')
    .route({ method: 'POST', path: '/leads/{id}/notes', successStatus: 201, summary: 'Añadir una nota' })
    /** Those of the team whom it calls by `@` and their name are told of it. */
    .input(byId.extend({ text: textSchema(4000).min(1) }))
    .output(byId),
  /** A task of the workspace that the lead's history names. */
  addTask: scoped('leads:write')
    .route({
      method: 'POST',
      path: '/leads/{id}/tasks',
      successStatus: 201,
      summary: 'Apuntar el próximo paso',
    })
    .input(byId.extend({ title: lineSchema(200), dueOn: daySchema.nullable().default(null) }))
    .output(byId),
}
