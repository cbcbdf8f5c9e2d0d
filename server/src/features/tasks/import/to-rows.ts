import { randomUUID } from 'node:crypto'
import type { Mentionable } from '@aurelio/contracts/mentions'
import { searchable } from '../../../platform/database/search-text.ts'
import { newRow } from '../changes.ts'
import { rankBehind } from '../rank.ts'
import type { ImportedTask } from './imported.ts'
import type { Made } from './store.ts'

type Into = {
  workspaceId: string
  team: readonly Mentionable[]
  projectOf: (name: string | null) => string | null
}

/** Whoever of the team is called so. */
export function personIn(name: string | null, team: readonly Mentionable[]): string | null {
  if (name === null) return null
  const sought = searchable(name).trim()
  return team.find((person) => searchable(person.name).trim() === sought)?.id ?? null
}

/** The rows of imported tasks, in the order of their file; whole tasks stand before their parts. */
export function toRows(tasks: readonly ImportedTask[], { workspaceId, team, projectOf }: Into): Made {
  const ids = new Map(tasks.map(({ key }) => [key, randomUUID()]))
  const first = Date.now() - tasks.length
  const made: Made = { tasks: [], labels: [], checks: [], comments: [] }
  const ordered = [
    ...tasks.filter(({ parentKey }) => parentKey === null),
    ...tasks.filter(({ parentKey }) => parentKey !== null),
  ]
  for (const [at, task] of ordered.entries()) {
    const createdAt = momentOf(first + at)
    const id = ids.get(task.key) ?? randomUUID()
    const { title, notes, startOn, dueOn, state, priority, parentKey } = task
    const fields = { title, notes, startOn, dueOn, state, priority, projectId: projectOf(task.project) }
    const row = newRow(workspaceId, { ...fields, assigneeId: personIn(task.person, team) }, createdAt)
    made.tasks.push({ ...row, id, parentId: parentKey === null ? null : (ids.get(parentKey) ?? null) })
    made.labels.push(...task.labels.map((name) => ({ workspaceId, name, taskId: id })))
    let rank: string | null = null
    for (const { text, done } of task.checks) {
      rank = rankBehind(rank, createdAt)
      made.checks.push({ id: randomUUID(), workspaceId, taskId: id, text, done: done ? 1 : 0, rank })
    }
    made.comments.push(
      ...task.comments.map((text, place) => commentRow(workspaceId, id, text, momentOf(first + at + place))),
    )
  }
  return made
}

const momentOf = (ms: number) => new Date(ms).toISOString()

/** Said by somebody of another product: their name stands in it. */
function commentRow(workspaceId: string, taskId: string, text: string, createdAt: string) {
  const author = { authorId: null, byClient: 0, forClients: 0 } as const
  const rest = { text, mentions: '[]', createdAt, editedAt: null, deletedAt: null }
  return { id: randomUUID(), workspaceId, taskId, ...author, ...rest }
}
