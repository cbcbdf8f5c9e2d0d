import type { TaskTarget } from '@aurelio/contracts/task-imports'
import type { TaskPriority } from '@aurelio/contracts/tasks'
import { delimiterOf, rowsIn } from '../../../../platform/csv/csv-file.ts'
import { searchable } from '../../../../platform/database/search-text.ts'
import { dayIn, dueIn, type Imported, labelOfList, stateOfList } from '../imported.ts'

/** What the names of columns mean in the exports of others; Asana's own come first. */
const names: readonly (readonly [TaskTarget, RegExp])[] = [
  ['title', /^(?:name|task(?: name)?|title|titulo|tarea|nombre|card name|que hay que hacer|aufgabe|tache)$/],
  ['notes', /^(?:notes?|notas?|descripcion|description|card description|beschreibung)$/],
  ['startOn', /^(?:start(?: date| on)?|empieza|inicio|fecha de inicio|comienzo|beginn|debut)$/],
  [
    'dueOn',
    /^(?:due(?: date| on)?|vence|vencimiento|fecha(?: limite| de entrega)?|deadline|faellig|echeance)$/,
  ],
  ['doneAt', /^(?:completed(?: at)?|done|hecha?|completada?|terminada?)$/],
  ['state', /^(?:section\/column|section|column|status|state|estado|lista?|list name|etapa)$/],
  ['person', /^(?:assignee|assigned to|responsable|asignad[oa](?: a)?|members?|persona)$/],
  ['email', /^(?:assignee e?-?mail|mail|e-?mail|correo(?: electronico)?(?: del responsable)?)$/],
  ['labels', /^(?:tags?|labels?|etiquetas?)$/],
  ['priority', /^(?:priority|prioridad|prioritaet|priorite)$/],
  ['project', /^(?:projects?|proyectos?|board(?: name)?|tablero)$/],
  ['parent', /^(?:parent(?: task)?|tarea (?:principal|superior))$/],
  [
    'blockedBy',
    /^(?:blocked by(?: \(dependencies\))?|dependencies|depends on|depende de|espera a|bloqueada por)$/,
  ],
]

/** What the columns of a table probably are; each thing once, the rest left out. */
export function suggestTargets(columns: readonly string[]): TaskTarget[] {
  const taken = new Set<TaskTarget>()
  return columns.map((column) => {
    const name = searchable(column).trim()
    const target = names.find(([each, pattern]) => !taken.has(each) && pattern.test(name))?.[0]
    if (target) taken.add(target)
    return target ?? 'skip'
  })
}

/** The rows of a table, the names of its columns first; null for what is none. */
export function rowsOfTable(text: string): string[][] | null {
  if (text.includes('\0')) return null
  const rows = rowsIn(`${text}\n`, delimiterOf(text))
  return rows[0]?.some((name) => name !== '') ? rows : null
}

/** The tasks of a table, a row each. */
export function readTable(rows: readonly string[][], mapping: readonly TaskTarget[]): Imported {
  const [columns = [], ...below] = rows
  const cell = (row: readonly string[], target: TaskTarget) => row[mapping.indexOf(target)] ?? ''
  const keys = new Map(below.map((row, at) => [cell(row, 'title'), String(at)]))
  const kept = columns.map((_, at) => mapping[at] !== undefined && mapping[at] !== 'skip')
  return {
    tasks: below.map((row, at) => {
      const list = cell(row, 'state')
      const parent = cell(row, 'parent')
      return {
        key: String(at),
        parentKey: parent === '' ? null : (keys.get(parent) ?? null),
        project: cell(row, 'project').split(',')[0]?.trim() || null,
        title: cell(row, 'title'),
        notes: cell(row, 'notes'),
        startOn: dayIn(cell(row, 'startOn')),
        ...dueIn(cell(row, 'dueOn')),
        state: isDone(cell(row, 'doneAt')) ? 'done' : stateOfList(list),
        priority: priorityIn(cell(row, 'priority')),
        labels: [...cell(row, 'labels').split(/[,;]/), ...labelOfList(list)],
        person: cell(row, 'person') || null,
        email: cell(row, 'email').trim() || null,
        blockedBy: keysIn(cell(row, 'blockedBy'), keys),
        checks: [],
        comments: [],
      }
    }),
    left: { fields: below.flatMap((row) => row.filter((text, at) => text !== '' && !kept[at])).length },
  }
}

/** The tasks that a cell names, one or several; a name may hold a comma itself. */
function keysIn(text: string, keys: ReadonlyMap<string, string>): string[] {
  const whole = keys.get(text.trim())
  if (whole !== undefined && text.trim() !== '') return [whole]
  return text.split(/[,;]/).flatMap((name) => (name.trim() === '' ? [] : (keys.get(name.trim()) ?? [])))
}

/** A moment or a yes; nothing, a no or a nought is none. */
function isDone(text: string) {
  return !/^(?:|no|nein|non|false|0)$/.test(searchable(text).trim())
}

function priorityIn(text: string): TaskPriority {
  const word = searchable(text).trim()
  if (/^(?:high|alta|urgent|hoch|haute|1)/.test(word)) return 'high'
  return /^(?:low|baja|niedrig|basse|3)/.test(word) ? 'low' : 'medium'
}
