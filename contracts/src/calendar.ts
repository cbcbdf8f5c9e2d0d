import { z } from 'zod'
import { aboutSchema, eventFiguresSchema } from './calendar-kinds.ts'
import { scoped, signedIn } from './errors.ts'
import { errorsOf } from './problems.ts'
import { wrong } from './field-problems.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { projectColors } from './projects.ts'
import { recurrenceSchema } from './recurrence.ts'
import { daySchema, isTimeOfDay } from './day.ts'
import { lineSchema, optionalLineSchema, textSchema } from './text.ts'
import { zoneSchema } from './time-zone.ts'

/** What the clock on the wall shows, to the minute: `2026-11-20T09:30`. */
export const wallTimeSchema = z.string().refine(isWallTime, wrong('NOT_A_DATE'))

function isWallTime(text: string): boolean {
  const [day, time, ...rest] = text.split('T')
  return rest.length === 0 && daySchema.safeParse(day).success && isTimeOfDay(time ?? '')
}

const dayMs = 24 * 60 * 60 * 1000
const longestMs = 366 * dayMs

const repeating = {
  /** Where the clock on the wall hangs. */
  zone: zoneSchema,
  recurrence: recurrenceSchema.nullable(),
}
/** When something is: whole days, the last one included, or from a time to a time. */
export const whenSchema = z
  .discriminatedUnion('allDay', [
    z.object({ allDay: z.literal(true), starts: daySchema, ends: daySchema, ...repeating }),
    z.object({ allDay: z.literal(false), starts: wallTimeSchema, ends: wallTimeSchema, ...repeating }),
  ])
  .refine(({ starts, ends }) => starts <= ends, { path: ['ends'], ...wrong('ENDS_BEFORE_START') })
  .refine(({ starts, ends }) => !(Date.parse(ends) - Date.parse(starts) >= longestMs), {
    path: ['ends'],
    ...wrong('LASTS_TOO_LONG'),
  })
export type When = z.infer<typeof whenSchema>

/** What a person writes of an event. */
export const eventFields = z.object({
  title: lineSchema(300),
  notes: textSchema(5000),
  place: optionalLineSchema(300),
  when: whenSchema,
})

export const newEventSchema = eventFields
  .partial()
  .required({ title: true, when: true })
  .extend({ about: aboutSchema.optional() })
export type NewEvent = z.infer<typeof newEventSchema>

/** Which time of what repeats: when it begins by the rule, as the clock of its place shows it. Of whole days: the day. */
export const timeNameSchema = z.union([daySchema, wallTimeSchema])
/** Single times of one event that differ from the others. */
export const mostExceptions = 200

/** One time that is not as the rule has it (RFC 5545 EXDATE and RECURRENCE-ID). */
const exceptionSchema = z.object({
  at: timeNameSchema,
  /** What is there instead; null where it is left out. */
  change: eventFields
    .refine(({ when }) => when.recurrence === null, { path: ['when', 'recurrence'], ...wrong('INVALID') })
    .nullable(),
})
const exceptionsSchema = z.array(exceptionSchema).max(mostExceptions)
export type EventException = z.infer<typeof exceptionSchema>
export type EventFields = z.infer<typeof eventFields>

/** A single time of what repeats, or that one and all after it. */
const occurrenceSchema = z.object({ at: timeNameSchema, reach: z.enum(['one', 'following']) })
export type Occurrence = z.infer<typeof occurrenceSchema>

export const calendarEventSchema = eventFields.extend({
  id: z.string(),
  /** Of all its times. */
  about: aboutSchema,
  /** By their time; none where it does not repeat. */
  exceptions: exceptionsSchema,
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
})
export type CalendarEvent = z.infer<typeof calendarEventSchema>

/** Days where `allDay`, the last one included; else moments, and of a task what the clock shows of whoever reads it. */
const span = { allDay: z.boolean(), starts: z.string(), ends: z.string() }

export const calendarItemSchema = z.discriminatedUnion('kind', [
  /** One time that an event is on; `event.when` holds its first, and `at` says which of what repeats it is. */
  z.object({
    kind: z.literal('event'),
    ...span,
    at: timeNameSchema.nullable(),
    event: calendarEventSchema,
  }),
  z.object({
    kind: z.literal('task'),
    ...span,
    id: z.string(),
    title: z.string(),
    done: z.boolean(),
    color: z.enum(projectColors).nullable(),
  }),
  /** A page that will be published then. */
  z.object({ kind: z.literal('publication'), ...span, id: z.string(), title: z.string() }),
  /** A test of a page, from the day it began to the one it ended, or today. */
  z.object({ kind: z.literal('experiment'), ...span, id: z.string(), title: z.string() }),
])
export type CalendarItem = z.infer<typeof calendarItemSchema>

/** Of an event from a file: what it is called there, whichever program made it. */
export const importedEventSchema = newEventSchema.extend({
  uid: optionalLineSchema(500),
  exceptions: exceptionsSchema.optional(),
})
export type ImportedEvent = z.infer<typeof importedEventSchema>
/** What one file may bring. */
export const mostImported = 500

const byId = z.object({ id: idSchema })
const changes = eventFields.extend({ about: aboutSchema, exceptions: exceptionsSchema }).partial()

export const calendar = {
  items: scoped('calendar:read')
    .route({
      method: 'GET',
      path: '/calendar',
      summary: 'Lo que hay en el calendario entre dos días: eventos, tareas y publicaciones programadas',
    })
    .input(
      z
        .object({ from: daySchema, to: daySchema })
        .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= 62 * dayMs, {
          path: ['to'],
          ...wrong('LASTS_TOO_LONG'),
        }),
    )
    /** `isCut`: there is more in those days than one answer holds. */
    .output(z.object({ items: z.array(calendarItemSchema), isCut: z.boolean() })),
  events: scoped('calendar:read')
    .route({ method: 'GET', path: '/calendar/events', summary: 'Los eventos, el último cambiado primero' })
    .input(pagingSchema)
    .output(pageOf(calendarEventSchema)),
  create: scoped('calendar:write')
    .route({ method: 'POST', path: '/calendar/events', successStatus: 201, summary: 'Crear un evento' })
    .input(newEventSchema)
    .output(calendarEventSchema),
  get: scoped('calendar:read')
    .route({ method: 'GET', path: '/calendar/events/{id}', summary: 'Un evento' })
    .input(byId)
    .output(calendarEventSchema),
  /** What it tells is of leads, and asks for their right. */
  figures: scoped('leads:read')
    .route({
      method: 'GET',
      path: '/calendar/events/{id}/figures',
      summary: 'Los leads que han llegado en los días de una campaña o de una prueba',
    })
    .input(byId)
    .output(eventFiguresSchema),
  update: scoped('calendar:write')
    .route({ method: 'PATCH', path: '/calendar/events/{id}', summary: 'Cambiar un evento' })
    .errors(errorsOf('EVENT_CHANGED', 'TOO_MANY_EXCEPTIONS'))
    .input(
      byId.extend({
        ...changes.shape,
        /** Of what repeats; without it, all of its times change. */
        occurrence: occurrenceSchema.optional(),
        /** What was read of it: what somebody else has changed since is not overwritten. */
        seen: changes.optional(),
      }),
    )
    /** The event that has the change: a new one for all times from one on. */
    .output(calendarEventSchema),
  /** Taking it back is a change of `when` and `exceptions` to what they were. */
  omit: scoped('calendar:write')
    .route({
      method: 'POST',
      path: '/calendar/events/{id}/omissions',
      summary: 'Quitar una de las veces de un evento que se repite, o esa y las siguientes',
    })
    .errors(errorsOf('TOO_MANY_EXCEPTIONS'))
    .input(byId.extend(occurrenceSchema.shape))
    .output(calendarEventSchema),
  remove: scoped('calendar:write')
    .route({ method: 'DELETE', path: '/calendar/events/{id}', summary: 'Eliminar un evento' })
    .input(byId)
    .output(byId),
  /** Takes a removal back; possible for thirty days. */
  restore: scoped('calendar:write')
    .route({
      method: 'POST',
      path: '/calendar/events/{id}/restoration',
      summary: 'Recuperar un evento eliminado',
    })
    .input(byId)
    .output(calendarEventSchema),
  /** Those whose `uid` is here already stay as they are. */
  import: scoped('calendar:write')
    .route({ method: 'POST', path: '/calendar/imports', summary: 'Traer eventos de otro calendario' })
    .input(z.object({ events: z.array(importedEventSchema).min(1).max(mostImported) }))
    .output(z.object({ imported: z.int(), known: z.int() })),
  feed: signedIn
    .route({
      method: 'GET',
      path: '/calendar/feed',
      summary: 'Dónde otros programas leen el calendario de la persona',
    })
    /** From the root of the installation; who has it reads the calendar. */
    .output(z.object({ path: z.string() })),
  renewFeed: signedIn
    .route({
      method: 'POST',
      path: '/calendar/feed',
      summary: 'Cambiar esa dirección: la de antes deja de valer',
    })
    .output(z.object({ path: z.string() })),
}
