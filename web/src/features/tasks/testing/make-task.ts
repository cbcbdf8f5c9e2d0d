import type { Task } from '@aurelio/contracts/tasks'

const at = '2026-11-01T08:00:00.000Z'
const none = { done: 0, total: 0 }

/** A task as the server would send it; its title is its id. */
export function makeTask(id: string, changes: Partial<Task> = {}): Task {
  return {
    id,
    title: id,
    notes: '',
    priority: 'medium',
    startOn: null,
    dueOn: null,
    dueTime: null,
    project: null,
    assignee: null,
    visibleToClients: false,
    state: 'todo',
    doneAt: null,
    parent: null,
    labels: [],
    estimate: null,
    repeats: null,
    isBlocked: false,
    waitsFor: [],
    checks: none,
    subtasks: none,
    comments: 0,
    createdAt: at,
    updatedAt: at,
    ...changes,
  }
}
