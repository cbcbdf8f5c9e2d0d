import type { Mentionable } from '@aurelio/contracts/mentions'
import { isTimeOfDay } from '@aurelio/contracts/day'
import type { LeftKind } from '@aurelio/contracts/task-imports'
import { taskLabelSchema, type TaskPriority, type TaskState } from '@aurelio/contracts/tasks'
import { searchable } from '../../../platform/database/search-text.ts'

/** Somebody of the team, with the address that tells them for certain. */
export type Teammate = Mentionable & { email: string }

/** A task as another product tells it; `key` is its name in the file. */
export type ImportedTask = {
  key: string
  parentKey: string | null
  project: string | null
  title: string
  notes: string
  startOn: string | null
  dueOn: string | null
  /** An hour of that day, where the file says it without a zone. */
  dueTime: string | null
  /** The moment, where the file says one: its day and hour depend on where it is read. */
  dueAt: string | null
  state: TaskState
  priority: TaskPriority
  labels: string[]
  person: string | null
  /** The mail of that person, which tells them for certain. */
  email: string | null
  /** Keys of what it waits for. */
  blockedBy: string[]
  checks: { text: string; done: boolean }[]
  comments: string[]
}
export type Left = Partial<Record<LeftKind, number>>
/** What a file holds, and what of it does not come over. */
export type Imported = { tasks: ImportedTask[]; left: Left }

const longest = { title: 300, notes: 5000, check: 300, comment: 5000 }
const most = { blockers: 50, labels: 10, checks: 200, comments: 500 }

/** The task as it may be kept; texts that are too long are cut. Null without a title. */
export function fitting(task: ImportedTask, left: Left): ImportedTask | null {
  const cut = (text: string, length: number) => {
    if (text.length > length) left.cut = (left.cut ?? 0) + 1
    return text.slice(0, length).trim()
  }
  const title = cut(lineOf(task.title), longest.title)
  if (title === '') return null
  const checks = task.checks.map(({ text, done }) => ({ text: cut(lineOf(text), longest.check), done }))
  return {
    ...task,
    title,
    // A task does not begin after it is due.
    startOn: task.startOn && task.dueOn && task.startOn > task.dueOn ? null : task.startOn,
    notes: cut(task.notes, longest.notes),
    labels: labelsOf(task.labels),
    blockedBy: [...new Set(task.blockedBy)].slice(0, most.blockers),
    checks: checks.filter(({ text }) => text !== '').slice(0, most.checks),
    comments: task.comments.map((text) => cut(text, longest.comment)).slice(-most.comments),
  }
}

function lineOf(text: string) {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function labelsOf(names: readonly string[]) {
  const fit = names.flatMap((name) => taskLabelSchema.safeParse(lineOf(name).slice(0, 40)).data ?? [])
  return [...new Set(fit)].slice(0, most.labels)
}

const states: readonly (readonly [TaskState, RegExp])[] = [
  ['done', /^(?:done|hech|terminad|complet|finished|closed|fertig|erledigt|termine|fini)/],
  ['review', /(?:review|revis|test|validac|abnahme|relecture)/],
  ['doing', /(?:doing|progress|curso|haciendo|arbeit|cours)/],
]

/** How far a task is, by the list that it stands in; to do where its name says nothing. */
export function stateOfList(name: string): TaskState {
  const word = searchable(name).trim()
  return states.find(([, pattern]) => pattern.test(word))?.[0] ?? 'todo'
}

/** The name of a list as a label, unless it is one of the states that there are. */
export function labelOfList(name: string): string[] {
  const isState =
    stateOfList(name) !== 'todo' || /^(?:to ?do|por hacer|pendiente|backlog)/.test(searchable(name).trim())
  return isState || name.trim() === '' ? [] : [name]
}

/** When something is due, by a moment or a date as others write it, with an hour or without. */
export function dueIn(text: string | null | undefined): Pick<ImportedTask, 'dueOn' | 'dueTime' | 'dueAt'> {
  const dueOn = dayIn(text)
  const [, hour, minute, zone] =
    /[T ](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec((text ?? '').trim()) ?? []
  const none = { dueOn, dueTime: null, dueAt: null }
  if (dueOn === null || hour === undefined) return none
  const moment = zone === undefined ? NaN : Date.parse(text ?? '')
  if (!Number.isNaN(moment)) return { ...none, dueAt: new Date(moment).toISOString() }
  const time = `${hour.padStart(2, '0')}:${minute}`
  return zone === undefined && isTimeOfDay(time) ? { ...none, dueTime: time } : none
}

/** The day of a moment or of a date as others write it; null for none. */
export function dayIn(text: string | null | undefined): string | null {
  const bare = (text ?? '').trim()
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(bare)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const european = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})/.exec(bare)
  return european ? dayOf(european[3], european[2], european[1]) : null
}

/** Nothing where the calendar has no such day. */
function dayOf(year = '', month = '', day = '') {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(text) ? null : text
}
