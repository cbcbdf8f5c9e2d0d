import { z } from 'zod'
import { emailAddressSchema } from './email-address.ts'
import { signedIn } from './errors.ts'
import { storedPageSchema } from './pages.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'

const nameSchema = z.string().trim().min(1).max(80)
const subjectSchema = z.string().trim().max(150)
const byId = z.object({ id: idSchema })

/** `pending`: asked for, not confirmed by mail yet. `left`: has unsubscribed. */
export const subscriptionStates = ['pending', 'confirmed', 'left'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** Where a subscription comes from. */
export const subscriptionSources = ['form', 'import', 'team', 'api'] as const
export type SubscriptionSource = (typeof subscriptionSources)[number]

export const listSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: timestampSchema,
  confirmed: z.int(),
  pending: z.int(),
  left: z.int(),
})
export type SubscriberList = z.infer<typeof listSchema>

/** What proves that somebody wants letters: which words they agreed to, when, where. */
export const consentSchema = z.object({
  text: z.string(),
  /** SHA-256 of the text, in hexadecimal. */
  hash: z.string(),
  source: z.enum(subscriptionSources),
  /** The page on which it was asked; null where it was on none. */
  pageId: z.string().nullable(),
  askedAt: timestampSchema,
  confirmedAt: timestampSchema.nullable(),
  leftAt: timestampSchema.nullable(),
})

export const subscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  createdAt: timestampSchema,
  /** It is written to no more, whatever list it is on: it bounced, complained or asked for it. */
  isSuppressed: z.boolean(),
  subscriptions: z.array(
    consentSchema.extend({ listId: z.string(), list: z.string(), state: z.enum(subscriptionStates) }),
  ),
})
export type Subscriber = z.infer<typeof subscriberSchema>

export const letterStates = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped'] as const
export type LetterState = (typeof letterStates)[number]

export const letterFiguresSchema = z.object({
  total: z.int(),
  sent: z.int(),
  delivered: z.int(),
  bounced: z.int(),
  unsubscribed: z.int(),
  clicks: z.int(),
  leads: z.int(),
})

export const letterSchema = z.object({
  id: z.string(),
  subject: z.string(),
  preview: z.string(),
  list: z.object({ id: z.string(), name: z.string() }).nullable(),
  state: z.enum(letterStates),
  /** When it goes out, or went. */
  sendAt: timestampSchema.nullable(),
  createdAt: timestampSchema,
  finishedAt: timestampSchema.nullable(),
  figures: letterFiguresSchema,
})
export type Letter = z.infer<typeof letterSchema>

const wholeLetterSchema = letterSchema.extend({
  number: z.int(),
  document: z.object({ version: z.int(), elements: z.array(z.unknown()) }),
  links: z.array(z.object({ address: z.string(), clicks: z.int() })),
  /** What the server of a reader said instead of taking it, the most frequent first. */
  problems: z.array(z.object({ answer: z.string(), count: z.int() })),
})
export type WholeLetter = z.infer<typeof wholeLetterSchema>

export const letterFindingCodes = [
  'missing-subject',
  'missing-fallback',
  'dead-link',
  'missing-alt',
  'not-for-mail',
  'inline-picture',
  'empty-letter',
  'no-list',
  'nobody-there',
  'no-postal-address',
  'too-heavy',
  'no-mail-server',
  'sender-spf',
  'sender-dmarc',
] as const
export type LetterFindingCode = (typeof letterFindingCodes)[number]
/** Those with which nothing is sent. */
export const stoppingFindings: readonly LetterFindingCode[] = [
  'missing-subject',
  'empty-letter',
  'no-list',
  'nobody-there',
]

const findingSchema = z.object({ code: z.enum(letterFindingCodes), about: z.string() })
export type LetterCheckFinding = z.infer<typeof findingSchema>

/** One step of a sequence, which people go through in this order. */
export const stepSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('letter'),
    id: idSchema,
    subject: subjectSchema.min(1),
    text: z.string().trim().min(1).max(20_000),
    button: z.object({ label: z.string().trim().max(80), link: z.string().trim().max(2000) }).optional(),
  }),
  z.object({
    kind: z.literal('wait'),
    id: idSchema,
    amount: z.int().min(1).max(365),
    unit: z.enum(['hours', 'days']),
  }),
  z.object({
    /** Who has done it leaves the sequence here: it has reached what it was for. */
    kind: z.literal('goal'),
    id: idSchema,
    until: z.enum(['sent-form', 'won']),
  }),
])
export type SequenceStep = z.infer<typeof stepSchema>
export const mostSteps = 50

export const sequenceStates = ['draft', 'running', 'paused'] as const
export type SequenceState = (typeof sequenceStates)[number]

export const sequenceSchema = z.object({
  id: z.string(),
  name: z.string(),
  list: z.object({ id: z.string(), name: z.string() }).nullable(),
  state: z.enum(sequenceStates),
  steps: z.array(stepSchema),
  /** How many wait at each step, by its id. */
  waiting: z.record(z.string(), z.int()),
  entered: z.int(),
  finished: z.int(),
  /** Who left it because they had done what it was for. */
  reached: z.int(),
  sent: z.int(),
})
export type Sequence = z.infer<typeof sequenceSchema>

export const sequenceTemplates = ['welcome', 'quote', 'course', 'reactivation'] as const
export type SequenceTemplate = (typeof sequenceTemplates)[number]

export const letterTemplates = [
  'blank',
  'news',
  'offer',
  'event',
  'welcome',
  'launch',
  'tips',
  'season',
  'thanks',
] as const
export type LetterTemplate = (typeof letterTemplates)[number]

const people = z
  .array(z.object({ email: emailAddressSchema, name: z.string().trim().max(200).default('') }))
  .min(1)
  .max(5000)

/** Lists, the people on them, and what they are sent. */
export const subscriptions = {
  lists: signedIn
    .route({ method: 'GET', path: '/subscription-lists', summary: 'Listas de suscripción' })
    .output(z.object({ items: z.array(listSchema) })),
  createList: signedIn
    .errors(errorsOf('SUBSCRIPTION_LISTS_FULL'))
    .route({ method: 'POST', path: '/subscription-lists', successStatus: 201, summary: 'Crear una lista' })
    .input(z.object({ name: nameSchema }))
    .output(listSchema),
  renameList: signedIn
    .route({ method: 'PATCH', path: '/subscription-lists/{id}', summary: 'Cambiar el nombre de una lista' })
    .input(byId.extend({ name: nameSchema }))
    .output(listSchema),
  removeList: signedIn
    .route({ method: 'DELETE', path: '/subscription-lists/{id}', summary: 'Eliminar una lista' })
    .errors(errorsOf('LIST_IS_BEING_SENT'))
    .input(byId)
    .output(byId),

  people: signedIn
    .route({ method: 'GET', path: '/subscribers', summary: 'Personas suscritas, la última primero' })
    .input(
      pagingSchema.extend({
        q: z.string().max(200).optional(),
        listId: idSchema.optional(),
        state: z.enum(subscriptionStates).optional(),
      }),
    )
    .output(pageOf(subscriberSchema)),
  add: signedIn
    .route({
      method: 'POST',
      path: '/subscription-lists/{id}/people',
      summary: 'Añadir personas a una lista, diciendo de dónde viene su permiso',
    })
    .input(
      byId.extend({
        people,
        /** Where the permission comes from, in words that are kept as its proof. */
        permission: z.string().trim().min(1).max(1000),
        /** Asked by mail to confirm; without it they are on the list at once. */
        asksToConfirm: z.boolean().default(true),
      }),
    )
    .output(z.object({ added: z.int(), already: z.int(), suppressed: z.int(), batchId: z.string() })),
  withdraw: signedIn
    .route({
      method: 'DELETE',
      path: '/subscription-lists/{id}/people/{personId}',
      summary: 'Dar de baja a una persona de una lista; su prueba queda',
    })
    .input(byId.extend({ personId: idSchema }))
    .output(byId),
  undoAdding: signedIn
    .route({
      method: 'DELETE',
      path: '/subscription-batches/{id}',
      summary: 'Deshacer lo añadido de una vez',
    })
    .input(byId)
    .output(z.object({ removed: z.int() })),
  removePerson: signedIn
    .route({ method: 'DELETE', path: '/subscribers/{id}', summary: 'Eliminar a una persona y sus datos' })
    .input(byId)
    .output(byId),

  letters: signedIn
    .route({ method: 'GET', path: '/letters', summary: 'Envíos, el último primero' })
    .input(pagingSchema)
    .output(pageOf(letterSchema)),
  createLetter: signedIn
    .route({ method: 'POST', path: '/letters', successStatus: 201, summary: 'Empezar un envío' })
    .input(
      z.object({
        subject: subjectSchema.default(''),
        listId: idSchema.optional(),
        template: z.enum(letterTemplates).default('blank'),
      }),
    )
    .output(wholeLetterSchema),
  letter: signedIn
    .route({ method: 'GET', path: '/letters/{id}', summary: 'Un envío con lo que dice y sus cifras' })
    .input(byId)
    .output(wholeLetterSchema),
  saveLetter: signedIn
    .route({ method: 'PUT', path: '/letters/{id}', summary: 'Guardar un envío que aún no ha salido' })
    .errors(errorsOf('LETTER_HAS_LEFT', 'LETTER_CHANGED'))
    .input(
      byId.extend({
        subject: subjectSchema.optional(),
        preview: z.string().trim().max(200).optional(),
        listId: idSchema.nullable().optional(),
        document: storedPageSchema.optional(),
        /** The save that it was made from, where its content is saved. */
        baseNumber: z.int().optional(),
      }),
    )
    .output(wholeLetterSchema),
  removeLetter: signedIn
    .route({ method: 'DELETE', path: '/letters/{id}', summary: 'Eliminar un envío' })
    .errors(errorsOf('LETTER_HAS_LEFT'))
    .input(byId)
    .output(byId),
  checkLetter: signedIn
    .route({ method: 'GET', path: '/letters/{id}/check', summary: 'Lo que hay que mirar antes de enviar' })
    .input(byId)
    .output(z.object({ findings: z.array(findingSchema), people: z.int(), bytes: z.int() })),
  drawnLetter: signedIn
    .route({ method: 'GET', path: '/letters/{id}/drawn', summary: 'El envío como lo lee una persona' })
    .input(byId)
    .output(z.object({ subject: z.string(), html: z.string(), text: z.string() })),
  tryLetter: signedIn
    .route({ method: 'POST', path: '/letters/{id}/trial', summary: 'Enviar una prueba a tu correo' })
    .input(byId)
    .output(z.object({ to: z.string() })),
  sendLetter: signedIn
    .route({ method: 'POST', path: '/letters/{id}/sending', summary: 'Enviar ahora o programar' })
    .errors(errorsOf('LETTER_HAS_LEFT', 'LETTER_NOT_READY'))
    .input(
      byId.extend({
        sendAt: timestampSchema.optional(),
        /** So long it can be taken back where it goes out now. */
        graceSeconds: z.int().min(0).max(600).default(0),
      }),
    )
    .output(letterSchema),
  pauseLetter: signedIn
    .route({ method: 'POST', path: '/letters/{id}/pause', summary: 'Pausar un envío' })
    .input(byId)
    .output(letterSchema),
  resumeLetter: signedIn
    .route({ method: 'POST', path: '/letters/{id}/resumption', summary: 'Seguir con un envío en pausa' })
    .input(byId)
    .output(letterSchema),
  stopLetter: signedIn
    .route({ method: 'POST', path: '/letters/{id}/stop', summary: 'Detener un envío: lo que falta no sale' })
    .input(byId)
    .output(letterSchema),

  sequences: signedIn
    .route({ method: 'GET', path: '/sequences', summary: 'Secuencias de correos' })
    .output(z.object({ items: z.array(sequenceSchema) })),
  createSequence: signedIn
    .route({ method: 'POST', path: '/sequences', successStatus: 201, summary: 'Crear una secuencia' })
    .input(
      z.object({
        name: nameSchema,
        listId: idSchema.optional(),
        template: z.enum(sequenceTemplates).default('welcome'),
      }),
    )
    .output(sequenceSchema),
  saveSequence: signedIn
    .route({ method: 'PUT', path: '/sequences/{id}', summary: 'Guardar una secuencia' })
    .input(
      byId.extend({
        name: nameSchema,
        listId: idSchema.nullable(),
        steps: z.array(stepSchema).max(mostSteps),
      }),
    )
    .output(sequenceSchema),
  runSequence: signedIn
    .route({
      method: 'POST',
      path: '/sequences/{id}/state',
      summary: 'Poner en marcha o pausar una secuencia',
    })
    .errors(errorsOf('SEQUENCE_NOT_READY'))
    .input(byId.extend({ isRunning: z.boolean() }))
    .output(sequenceSchema),
  removeSequence: signedIn
    .route({ method: 'DELETE', path: '/sequences/{id}', summary: 'Eliminar una secuencia' })
    .input(byId)
    .output(byId),
}
