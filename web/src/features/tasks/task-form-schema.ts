import { daySchema, newTaskSchema, taskPriorities, taskStates, type Task } from '@aurelio/contracts/tasks'
import { z } from 'zod'
import type { FormWords } from '../../platform/api/field-words.ts'

/** What a form gives for nothing chosen. */
const none = z.string().transform((value) => (value === '' ? null : value))

/** A task as a form holds it: '' stands for no date, no project, nobody. */
export const taskFormSchema = z.object({
  title: newTaskSchema.shape.title,
  notes: newTaskSchema.shape.notes.unwrap(),
  priority: z.enum(taskPriorities),
  dueOn: none.pipe(daySchema.nullable()),
  projectId: none,
  assigneeId: none,
  visibleToClients: z.boolean(),
  state: z.enum(taskStates),
})
export type TaskFormValues = z.input<typeof taskFormSchema>
export type TaskFields = z.output<typeof taskFormSchema>

export const taskFieldNames = [
  'title',
  'notes',
  'priority',
  'dueOn',
  'projectId',
  'assigneeId',
  'visibleToClients',
  'state',
] as const

export const taskFormWords: FormWords<(typeof taskFieldNames)[number]> = {
  title: { REQUIRED: 'Escribe qué hay que hacer.' },
  notes: {},
  priority: {},
  dueOn: {},
  projectId: {},
  assigneeId: {},
  visibleToClients: {},
  state: {},
}

export function valuesOf({
  title,
  notes,
  priority,
  dueOn,
  project,
  assignee,
  visibleToClients,
  state,
}: Task): TaskFormValues {
  return {
    title,
    notes,
    priority,
    dueOn: dueOn ?? '',
    projectId: project?.id ?? '',
    assigneeId: assignee?.id ?? '',
    visibleToClients,
    state,
  }
}
