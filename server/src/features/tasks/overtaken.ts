import type { Task } from '@aurelio/contracts/tasks'
import { overtakenFields } from '../../platform/overtaken.ts'
import type { Change } from './changes.ts'

/** What somebody read before they changed it. */
export type Seen = Omit<Change, 'done' | 'beforeId'>

/** The fields of a task that another person changed meanwhile. */
export function overtaken(
  { project, assignee, parent, ...named }: Task,
  seen: Seen,
  wanted: Change,
): string[] {
  const ids = {
    projectId: project?.id ?? null,
    assigneeId: assignee?.id ?? null,
    parentId: parent?.id ?? null,
  }
  return overtakenFields({ ...named, ...ids }, seen, wanted)
}
