import type { Task } from '@aurelio/contracts/tasks'
import { ORPCError } from '@orpc/client'
import { z } from 'zod'
import { taskFieldNames, type TaskFieldName } from '../task-form-schema.ts'

/** Fields that somebody else changed while they were being changed here, and the task as it is now. */
export type Clash = { fields: readonly TaskFieldName[]; theirs: Task }

const refusalSchema = z.object({ fields: z.array(z.enum(taskFieldNames)) })

/** What a failed change met; nothing where it failed for another reason. */
export async function clashWith(error: unknown, read: () => Promise<Task>): Promise<Clash | undefined> {
  if (!(error instanceof ORPCError) || error.code !== 'TASK_CHANGED') return undefined
  const refusal = refusalSchema.safeParse(error.data)
  return refusal.success ? { fields: refusal.data.fields, theirs: await read() } : undefined
}
