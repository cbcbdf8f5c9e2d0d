import { z } from 'zod'
import { emailAddressSchema } from './email-address.ts'
import { scoped, signedIn } from './errors.ts'
import { drawnLetterSchema, segmentChoiceSchema } from './drawn-letter.ts'
import { letterCheckSchema } from './letter-findings.ts'
import { letterZonesSchema, localTimeSchema } from './letter-times.ts'
import { storedPageSchema } from './pages.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { subscriptionSources } from './person-questions.ts'
import { errorsOf } from './problems.ts'
import { segmentCalls } from './segments.ts'
import { sequenceCalls } from './sequences.ts'
import { permissionSchema } from './subscriber-imports.ts'
import { lineSchema, textSchema, typedSchema } from './text.ts'
import { translatedLanguageSchema } from './sites.ts'
import { zoneSchema } from './time-zone.ts'

const nameSchema = lineSchema(80)
const subjectSchema = textSchema(150)
const byId = z.object({ id: idSchema })

/** `pending`: asked for, not confirmed by mail yet. `left`: has unsubscribed. */
export const subscriptionStates = ['pending', 'confirmed', 'left'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

export const listSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: timestampSchema,
  confirmed: z.int(),
  pending: z.int(),
  left: z.int(),
})
export type SubscriberList = z.infer<typeof listSchema>

/** How often somebody wants to be written to: by each letter, or at most once in a week or a month of the calendar. */
export const letterPaces = ['each', 'week', 'month'] as const
export type LetterPace = (typeof letterPaces)[number]

/** What proves that somebody wants letters: which words they agreed to, when, where. */
export const consentSchema = z.object({
  text: z.string(),
  /** SHA-256 of the text, in hexadecimal. */
  hash: z.string(),
  source: z.enum(subscriptionSources),
  /** The page on which it was asked; null where it was on none. */
  pageId: z.string().nullable(),
  /** The quiz in which it was asked, and which version of it; null where it was in none. */
  quiz: z.object({ name: z.string(), version: z.int() }).nullable(),
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
  /** What they chose themselves, by the link in their letters. */
  pace: z.enum(letterPaces),
  /** In which they live, as they or who added them said; '' where nobody has. */
  zone: z.string(),
  /** The code of the language that they read; '' where nobody has said. */
  language: z.string(),
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
  /** Who called it unwanted. */
  complained: z.int(),
  /** Handed over when the connection or the process ended: nobody knows whether they have it, and none gets it twice. */
  doubt: z.int(),
  /** Who want fewer letters and had one this week or this month already: this one never comes to them. */
  held: z.int(),
  clicks: z.int(),
  leads: z.int(),
})

/** Two subjects: some of those who get the letter are sent the one or the other, the rest what is chosen after some hours. */
export const letterTrialSchema = z.object({
  /** The second one. */
  subject: subjectSchema,
  /** Of a hundred people so many take part, half of them with each subject. */
  share: z.int().min(2).max(100),
  hours: z.int().min(1).max(72),
  /** What tells which one is better; nobody's opening is known. */
  decidedBy: z.enum(['clicks', 'leads']),
})
export type LetterTrial = z.infer<typeof letterTrialSchema>

const trialArmSchema = z.object({ sent: z.int(), came: z.int() })
export const trialChoiceSchema = z.object({
  subject: z.enum(['a', 'b']),
  /** Whether it was better beyond chance; else the first one goes on. */
  isClear: z.boolean(),
  /** Both as they stood then, the first one first. */
  arms: z.tuple([trialArmSchema, trialArmSchema]),
})
export type TrialChoice = z.infer<typeof trialChoiceSchema>

export const letterSchema = z.object({
  id: z.string(),
  subject: z.string(),
  preview: z.string(),
  list: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Of the list, only those of this segment as it is when the letter goes out; null for the whole list. */
  segment: z.object({ id: z.string(), name: z.string() }).nullable(),
  state: z.enum(letterStates),
  /** When it goes out, or went. */
  sendAt: timestampSchema.nullable(),
  /** Where it goes by each reader's own clock; `sendAt` is then when the first of them get it. */
  localTime: localTimeSchema.nullable(),
  createdAt: timestampSchema,
  finishedAt: timestampSchema.nullable(),
  figures: letterFiguresSchema,
})
export type Letter = z.infer<typeof letterSchema>

const wholeLetterSchema = letterSchema.extend({
  trial: letterTrialSchema
    .extend({
      endsAt: timestampSchema.nullable(),
      choice: trialChoiceSchema.nullable(),
      arms: trialChoiceSchema.shape.arms,
    })
    .nullable(),
  number: z.int(),
  document: z.object({ version: z.int(), elements: z.array(z.unknown()) }),
  links: z.array(z.object({ address: z.string(), clicks: z.int() })),
  /** What the server of a reader said instead of taking it, the most frequent first. */
  /** Who they are that may have it or not. */
  doubted: z.array(z.object({ email: z.string(), answer: z.string() })),
  /** At most so many an hour; 0 for as fast as it goes. */
  perHour: z.int(),
  problems: z.array(z.object({ answer: z.string(), count: z.int() })),
})
export type WholeLetter = z.infer<typeof wholeLetterSchema>

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
  'reminder',
  'quote',
  'survey',
  'reactivation',
] as const
export type LetterTemplate = (typeof letterTemplates)[number]

const people = z
  .array(
    z.object({
      email: emailAddressSchema,
      name: textSchema(200).default(''),
      /** The time zone in which they live, where it is known. */
      zone: zoneSchema.optional(),
      /** What they read, where it is known. */
      language: translatedLanguageSchema.optional(),
    }),
  )
  .min(1)
  .max(5000)

const sendingSchema = z.object({
  /** At most so many an hour to addresses of one domain; 0 for no limit. */
  perDomainHour: z.int().min(0).max(1_000_000),
  /** Few on the first day and the double on each that follows, so that servers get to know a new sender. */
  warmsUp: z.boolean(),
})
export type LetterSending = z.infer<typeof sendingSchema>

/** Lists, the people on them, and what they are sent. */
export const subscriptions = {
  lists: scoped('subscriptions:read')
    .route({ method: 'GET', path: '/subscription-lists', summary: 'Listas de suscripción' })
    .output(z.object({ items: z.array(listSchema) })),
  createList: scoped('subscriptions:write')
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

  people: scoped('subscriptions:read')
    .route({ method: 'GET', path: '/subscribers', summary: 'Personas suscritas, la última primero' })
    .input(
      pagingSchema.extend({
        q: typedSchema(200).optional(),
        listId: idSchema.optional(),
        state: z.enum(subscriptionStates).optional(),
        /** The code of a language; empty: those of whom none is known. */
        language: z
          .string()
          .regex(/^(?:[a-z]{2})?$/)
          .optional(),
      }),
    )
    .output(pageOf(subscriberSchema)),
  add: scoped('subscriptions:write')
    .route({
      method: 'POST',
      path: '/subscription-lists/{id}/people',
      summary: 'Añadir personas a una lista, diciendo de dónde viene su permiso',
    })
    .input(
      byId.extend({
        people,
        permission: permissionSchema,
        /** Asked by mail to confirm; without it they are on the list at once. */
        asksToConfirm: z.boolean().default(true),
      }),
    )
    .output(z.object({ added: z.int(), already: z.int(), suppressed: z.int(), batchId: z.string() })),
  withdraw: scoped('subscriptions:write')
    .route({
      method: 'DELETE',
      path: '/subscription-lists/{id}/people/{personId}',
      summary: 'Dar de baja a una persona de una lista; su prueba queda',
    })
    .input(byId.extend({ personId: idSchema }))
    .output(byId),
  proveConsent: signedIn
    .route({
      method: 'POST',
      path: '/subscription-lists/{id}/people/{personId}/proof',
      summary: 'Publicar la prueba firmada de un permiso; no nombra a nadie',
    })
    .input(byId.extend({ personId: idSchema }))
    .output(z.object({ address: z.string() })),
  undoAdding: scoped('subscriptions:write')
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
        preview: textSchema(200).optional(),
        listId: idSchema.nullable().optional(),
        segmentId: idSchema.nullable().optional(),
        /** Null for one subject alone. */
        trial: letterTrialSchema.nullable().optional(),
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
    .output(letterCheckSchema),
  drawnLetter: signedIn
    .route({ method: 'GET', path: '/letters/{id}/drawn', summary: 'El envío como lo lee una persona' })
    .input(
      byId.extend({
        segments: segmentChoiceSchema,
        /** As this subscriber would get it, in place of the segments; nothing in it acts for them. */
        personId: idSchema.optional(),
      }),
    )
    .output(drawnLetterSchema),
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
        /** By each reader's own clock, in place of one moment for all. */
        localTime: localTimeSchema.optional(),
        /** In parts: at most so many an hour; 0 for as fast as it goes. */
        perHour: z.int().min(0).max(1_000_000).default(0),
        /** So long it can be taken back where it goes out now. */
        graceSeconds: z.int().min(0).max(600).default(0),
      }),
    )
    .output(letterSchema),
  letterZones: signedIn
    .route({
      method: 'GET',
      path: '/letters/{id}/zones',
      summary: 'Cuándo llega un envío a la hora de cada persona',
    })
    .input(byId.extend(localTimeSchema.shape))
    .output(letterZonesSchema),
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

  sending: signedIn
    .route({ method: 'GET', path: '/letter-sending', summary: 'Con qué ritmo salen los envíos' })
    .output(sendingSchema),
  saveSending: signedIn
    .route({ method: 'PUT', path: '/letter-sending', summary: 'Cambiar con qué ritmo salen los envíos' })
    .input(sendingSchema)
    .output(sendingSchema),
  ...segmentCalls,
  ...sequenceCalls,
}
