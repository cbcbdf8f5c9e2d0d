import { randomUUID } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import { searchable } from '../../../platform/database/search-text.ts'
import { newRow } from '../changes.ts'
import { rankBehind } from '../../../platform/rank.ts'
import type { ImportedTask, Teammate } from './imported.ts'
import type { Made } from './store.ts'

type Into = {
  workspaceId: string
  team: readonly Teammate[]
  projectOf: (name: string | null) => string | null
  /** Where the person is who imports; null where nobody says it. */
  zone: string | null
}

/** Whoever of the team has this address; without one, whoever is called so. */
export function personIn({ person, email }: Named, team: readonly Teammate[]): Teammate | null {
  const byMail = email === null ? undefined : team.find((each) => same(each.email, email))
  return byMail ?? team.find(({ name }) => person !== null && same(name, person)) ?? null
}

type Named = Pick<ImportedTask, 'person' | 'email'>

function same(one: string, other: string) {
  return searchable(one).trim() === searchable(other).trim()
}

/** The rows of imported tasks, in the order of their file; whole tasks stand before their parts. */
export function toRows(tasks: readonly ImportedTask[], { workspaceId, team, projectOf, zone }: Into): Made {
  const ids = new Map(tasks.map(({ key }) => [key, randomUUID()]))
  const first = Date.now() - tasks.length
  const made: Made = { tasks: [], labels: [], checks: [], comments: [], blockers: [] }
  const ordered = [
    ...tasks.filter(({ parentKey }) => parentKey === null),
    ...tasks.filter(({ parentKey }) => parentKey !== null),
  ]
  for (const [at, task] of ordered.entries()) {
    const createdAt = momentOf(first + at)
    const id = ids.get(task.key) ?? randomUUID()
    const { title, notes, startOn, state, priority, parentKey } = task
    const due = dueOf(task, zone)
    const fields = { title, notes, startOn, ...due, state, priority, projectId: projectOf(task.project) }
    const row = newRow(workspaceId, { ...fields, assigneeId: personIn(task, team)?.id ?? null }, createdAt)
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
  for (const { from, to } of linksIn(tasks)) {
    const [taskId, blockerId] = [ids.get(from), ids.get(to)]
    if (taskId !== undefined && blockerId !== undefined)
      made.blockers.push({ id: randomUUID(), workspaceId, taskId, blockerId })
  }
  return made
}

/** Day and hour of a moment depend on where somebody is. */
function dueOf({ dueOn, dueTime, dueAt }: ImportedTask, zone: string | null) {
  if (dueAt === null || zone === null) return { dueOn, dueTime }
  const [day = null, time = ''] = Temporal.Instant.from(dueAt)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString()
    .split('T')
  return { dueOn: day, dueTime: time.slice(0, 5) }
}

/** Which task waits for which, without those that would wait for each other. */
export function linksIn(tasks: readonly ImportedTask[]): { from: string; to: string }[] {
  const waits = new Map(tasks.map(({ key }) => [key, new Set<string>()]))
  const links: { from: string; to: string }[] = []
  for (const { key: from, blockedBy } of tasks)
    for (const to of blockedBy) {
      if (!waits.has(to) || leadsTo(waits, to, from)) continue
      waits.get(from)?.add(to)
      links.push({ from, to })
    }
  return links
}

/** Whether one is the other, or waits for it, directly or by others. */
function leadsTo(waits: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const seen = new Set([from])
  for (const each of seen) for (const next of waits.get(each) ?? []) seen.add(next)
  return seen.has(to)
}

const momentOf = (ms: number) => new Date(ms).toISOString()

/** Said by somebody of another product: their name stands in it. */
function commentRow(workspaceId: string, taskId: string, text: string, createdAt: string) {
  const author = { authorId: null, byClient: 0, forClients: 0 } as const
  const rest = { text, mentions: '[]', createdAt, editedAt: null, deletedAt: null }
  return { id: randomUUID(), workspaceId, taskId, ...author, ...rest }
}
