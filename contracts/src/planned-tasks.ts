import { z } from 'zod'
import { taskPriorities } from './tasks.ts'

/** A task of a project that is still to be: its days are counted from the first one. */
export const plannedTaskSchema = z.object({
  title: z.string(),
  notes: z.string().default(''),
  priority: z.enum(taskPriorities).default('medium'),
  startAfter: z.int().nullable().default(null),
  dueAfter: z.int().nullable().default(null),
  dueTime: z.string().nullable().default(null),
  estimate: z.int().nullable().default(null),
  visibleToClients: z.boolean().default(false),
  labels: z.array(z.string()).default([]),
  checks: z.array(z.string()).default([]),
  /** The place in the list of the task that it is a part of. */
  parent: z.int().nullable().default(null),
})
export type PlannedTask = z.infer<typeof plannedTaskSchema>
