import { type TaskImportSource, taskImportSources, type TaskTarget } from '@aurelio/contracts/task-imports'
import { fitting, type Imported, type ImportedTask } from './imported.ts'
import { readAsana } from './sources/asana.ts'
import { readTable, rowsOfTable } from './sources/table.ts'
import { readTrello } from './sources/trello.ts'

/** What a file is, by what stands in it; null for what tasks cannot be read out of. */
export function sourceOf(text: string): TaskImportSource | null {
  const value = jsonIn(text)
  if (value === undefined) return rowsOfTable(text) ? 'csv' : null
  return taskImportSources.find((source) => source !== 'csv' && read(source, text, []) !== null) ?? null
}

/** The tasks of a file as they may be kept: a part of a part is one of the whole. */
export function readTasks(source: TaskImportSource, text: string, mapping: readonly TaskTarget[]): Imported {
  const { tasks, left } = read(source, text, mapping) ?? { tasks: [], left: {} }
  const kept = tasks.flatMap((task) => fitting(task, left) ?? [])
  const byKey = new Map(kept.map((task) => [task.key, task]))
  return { tasks: kept.map((task) => ({ ...task, parentKey: rootOf(task, byKey) })), left }
}

function read(source: TaskImportSource, text: string, mapping: readonly TaskTarget[]): Imported | null {
  if (source === 'csv') return readTable(rowsOfTable(text) ?? [], mapping)
  return source === 'trello' ? readTrello(jsonIn(text)) : readAsana(jsonIn(text))
}

/** The key of the task that a part belongs to in the end; null for one that is no part, or names itself. */
function rootOf(task: ImportedTask, byKey: ReadonlyMap<string, ImportedTask>): string | null {
  const seen = new Set([task.key])
  let at = task
  for (;;) {
    const parent = at.parentKey === null ? undefined : byKey.get(at.parentKey)
    if (!parent) return at === task ? null : at.key
    if (seen.has(parent.key)) return null
    seen.add(parent.key)
    at = parent
  }
}

function jsonIn(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
