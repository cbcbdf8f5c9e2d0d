import type { Task } from '@aurelio/contracts/tasks'
import type { Change } from './changes.ts'

/** What somebody read before they changed it. */
export type Seen = Omit<Change, 'done' | 'beforeId'>

/** The fields that are neither as somebody read them nor as they want them: another person changed them meanwhile. */
export function overtakenFields(now: Task, seen: Seen, wanted: Change): string[] {
  const current = fieldsOf(now)
  return Object.entries(seen).flatMap(([name, before]) => {
    const value = JSON.stringify(current.get(name))
    if (before === undefined || !current.has(name)) return []
    const wants = new Map<string, unknown>(Object.entries(wanted)).get(name)
    return value === JSON.stringify(before) || value === JSON.stringify(wants) ? [] : [name]
  })
}

function fieldsOf(task: Task) {
  const { project, assignee, parent, ...named } = task
  const ids = {
    projectId: project?.id ?? null,
    assigneeId: assignee?.id ?? null,
    parentId: parent?.id ?? null,
  }
  return new Map<string, unknown>(Object.entries({ ...named, ...ids }))
}
