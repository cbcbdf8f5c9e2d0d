import { z } from 'zod'
import { daySchema } from './day.ts'
import { scoped } from './errors.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { optionalLineSchema } from './text.ts'

export const hoursEntrySchema = z.object({
  id: z.string(),
  /** Null where the account is gone. */
  person: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The day it was worked on. */
  day: z.iso.date(),
  minutes: z.int(),
  note: z.string(),
  /** Whether it is of the person who asks: others only read it. */
  mine: z.boolean(),
})
/** Time that somebody worked on a project. */
export type HoursEntry = z.infer<typeof hoursEntrySchema>

export const projectHoursSchema = z.object({
  /** Those of the last days first; the newest hundred. */
  items: z.array(hoursEntrySchema),
  /** All of them together. */
  minutes: z.int(),
  /** Since when the asking person's own clock runs here; null where it does not. */
  runningSince: timestampSchema.nullable(),
})
export type ProjectHours = z.infer<typeof projectHoursSchema>

const byId = z.object({ id: idSchema })
/** A day and night. */
const mostMinutes = 24 * 60

/** What a project takes: noted by hand, or measured by a clock of which each person has one. The team's alone. */
export const projectHours = {
  list: scoped('projects:read')
    .route({ method: 'GET', path: '/projects/{id}/hours', summary: 'Horas de un proyecto' })
    .input(byId)
    .output(projectHoursSchema),
  add: scoped('projects:write')
    .route({
      method: 'POST',
      path: '/projects/{id}/hours',
      successStatus: 201,
      summary: 'Apuntar tiempo a un proyecto',
    })
    .input(
      byId.extend({
        day: daySchema,
        minutes: z.int().min(1).max(mostMinutes),
        note: optionalLineSchema(200).default(''),
      }),
    )
    .output(hoursEntrySchema),
  remove: scoped('projects:write')
    .route({ method: 'DELETE', path: '/project-hours/{id}', summary: 'Quitar tiempo propio de un proyecto' })
    .input(byId)
    .output(byId),
  /** Starts the person's clock here; where it runs elsewhere, it is stopped there and noted. */
  start: scoped('projects:write')
    .route({ method: 'POST', path: '/projects/{id}/clock', summary: 'Poner en marcha el cronómetro' })
    .input(byId.extend({ day: daySchema }))
    .output(projectHoursSchema),
  /** Stops it and notes what it measured; less than a minute is noted as one. */
  stop: scoped('projects:write')
    .route({ method: 'POST', path: '/projects/{id}/clock/stop', summary: 'Parar el cronómetro y apuntarlo' })
    .input(byId)
    .output(projectHoursSchema),
}
