import { daySchema, timeOfDaySchema } from '@aurelio/contracts/day'
import {
  newTaskSchema,
  repeatUnits,
  taskPriorities,
  taskStates,
  type Repetition,
  type Task,
} from '@aurelio/contracts/tasks'
import { wrong } from '@aurelio/contracts/field-problems'
import { z } from 'zod'
import type { FormWords } from '../../platform/api/field-words.ts'
import { formatMinutes, readMinutes } from '../../platform/duration.ts'

/** What a form gives for nothing chosen. */
const none = z.string().transform((value) => (value === '' ? null : value))

/** A length of time as people write it; '' for none. */
const estimate = z
  .string()
  .refine((text) => text.trim() === '' || isEstimate(readMinutes(text)), wrong('INVALID'))
  .transform(readMinutes)

const isEstimate = (minutes: number | null) =>
  newTaskSchema.shape.estimate.unwrap().safeParse(minutes).success && minutes !== null

/** How often, as one choice: `week:2`; '' for never. */
export const repeatChoice = (repeats: Repetition | null) =>
  repeats ? `${repeats.unit}:${repeats.every}` : ''
export function readRepeatChoice(choice: string): Repetition | null {
  const [name, every] = choice.split(':')
  const unit = repeatUnits.find((one) => one === name)
  return unit ? { unit, every: Number(every) } : null
}

/** A task as a form holds it: '' stands for no date, no project, nobody. */
export const taskFormSchema = z.object({
  title: newTaskSchema.shape.title,
  notes: newTaskSchema.shape.notes.unwrap(),
  priority: z.enum(taskPriorities),
  startOn: none.pipe(daySchema.nullable()),
  dueOn: none.pipe(daySchema.nullable()),
  dueTime: none.pipe(timeOfDaySchema.nullable()),
  projectId: none,
  assigneeId: none,
  visibleToClients: z.boolean(),
  state: z.enum(taskStates),
  labels: newTaskSchema.shape.labels.unwrap(),
  estimate,
  repeats: z.string().transform(readRepeatChoice),
})
export type TaskFormValues = z.input<typeof taskFormSchema>
export type TaskFields = z.output<typeof taskFormSchema>

export const taskFieldNames = [
  'title',
  'notes',
  'priority',
  'startOn',
  'dueOn',
  'dueTime',
  'projectId',
  'assigneeId',
  'visibleToClients',
  'state',
  'labels',
  'estimate',
  'repeats',
] as const

export type TaskFieldName = (typeof taskFieldNames)[number]

export const taskFormWords: FormWords<TaskFieldName> = {
  title: { REQUIRED: 'Escribe qué hay que hacer.' },
  notes: {},
  priority: {},
  startOn: {},
  dueOn: {},
  dueTime: {},
  projectId: {},
  assigneeId: {},
  visibleToClients: {},
  state: {},
  labels: {},
  estimate: { INVALID: 'Escribe un tiempo: 2 h, 45 min, 1:30…' },
  repeats: {},
}

export function valuesOf({
  title,
  notes,
  priority,
  startOn,
  dueOn,
  dueTime,
  project,
  assignee,
  visibleToClients,
  state,
  labels,
  estimate: minutes,
  repeats,
}: Task): TaskFormValues {
  return {
    title,
    notes,
    priority,
    startOn: startOn ?? '',
    dueOn: dueOn ?? '',
    dueTime: dueTime ?? '',
    projectId: project?.id ?? '',
    assigneeId: assignee?.id ?? '',
    visibleToClients,
    state,
    labels: [...labels],
    estimate: minutes === null ? '' : formatMinutes(minutes),
    repeats: repeatChoice(repeats),
  }
}

/** Those fields of a task that somebody changes, as they read them: `read` are the values of a form. */
export function seenOf(read: object, changes: Partial<TaskFields>): Partial<TaskFields> {
  const fields = taskFormSchema.parse(read)
  return Object.fromEntries(
    taskFieldNames.filter((name) => name in changes).map((name) => [name, fields[name]]),
  )
}
