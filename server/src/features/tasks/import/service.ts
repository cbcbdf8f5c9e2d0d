import { randomUUID } from 'node:crypto'
import {
  leftKinds,
  mostImportedTasks,
  type TaskImport,
  taskImportSchema,
  type TaskTarget,
} from '@aurelio/contracts/task-imports'
import { z } from 'zod'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import { encodingOf } from '../../../platform/csv/csv-file.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { TaskImportRow } from '../../../platform/database/tables/work.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { invalidField, notFound, refuse } from '../../../platform/http/failures.ts'
import type { Imported, Teammate } from './imported.ts'
import { readTasks, sourceOf } from './read-file.ts'
import { rowsOfTable, suggestTargets } from './sources/table.ts'
import { taskImportStore } from './store.ts'
import { linksIn, personIn, toRows } from './to-rows.ts'

const shownImports = 10
const shownRows = 5
const shownPeople = 20
const longestName = 200
const dayMs = 24 * 60 * 60 * 1000
const madeSchema = z.object({ projects: z.array(z.string()), tasks: z.array(z.string()) })

/** What imports need of projects and people. */
export type ImportNeighbours = {
  projects: {
    touch: (workspaceId: string, id: string) => Promise<boolean>
    createNamed: (session: Session, name: string) => Promise<{ id: string }>
    remove: (session: Session, id: string) => Promise<unknown>
  }
  teamOf: (workspaceId: string, action: 'tasks.change') => Promise<Teammate[]>
}
type Parts = ImportNeighbours & { database: Database; emit: Emit; access: Access }
type Choice = { mapping: readonly TaskTarget[]; projectId: string | null; zone: string | null }

/** Tasks out of the files of other products: taken, looked at, made all at once, and undone as a whole. */
export function taskImports({ database, emit, access, projects, teamOf }: Parts) {
  const store = taskImportStore(database)
  const team = (session: Session) => teamOf(session.workspace.id, 'tasks.change')

  /** Throws a 404 for one of another workspace. */
  async function rowOf(session: Session, id: string) {
    access.demand(session, 'tasks.change')
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  async function tell(session: Session, { id, fileName }: Pick<TaskImportRow, 'id' | 'fileName'>) {
    await emit({ ...by(session), kind: 'task.imported', subject: { id, name: fileName } })
  }

  /** A project for each that the file names; null for tasks that stand in none. */
  async function projectsOf(session: Session, { tasks }: Imported, projectId: string | null) {
    if (projectId !== null) {
      if (!(await projects.touch(session.workspace.id, projectId)))
        throw invalidField('projectId', 'UNKNOWN_PROJECT')
      return { ids: [], projectOf: () => projectId }
    }
    const made = new Map<string, string>()
    for (const name of new Set(tasks.flatMap(({ project }) => project ?? [])))
      made.set(name, (await projects.createNamed(session, name.slice(0, longestName))).id)
    return { ids: [...made.values()], projectOf: (name: string | null) => made.get(name ?? '') ?? null }
  }

  return {
    /** Takes a file; null where no tasks can be read out of it. */
    async take(session: Session, fileName: string, bytes: Uint8Array): Promise<TaskImport | null> {
      access.demand(session, 'tasks.change')
      const content = new TextDecoder(encodingOf(bytes, true)).decode(bytes)
      const source = sourceOf(content)
      if (!source) return null
      const [columns = [], ...rows] = source === 'csv' ? (rowsOfTable(content) ?? []) : []
      const mapping = suggestTargets(columns)
      const workspaceId = session.workspace.id
      const row: TaskImportRow = {
        id: randomUUID(),
        workspaceId,
        fileName: nameOf(fileName),
        source,
        content,
        columns: JSON.stringify(columns),
        preview: JSON.stringify(rows.slice(0, shownRows)),
        mapping: JSON.stringify(mapping),
        found: JSON.stringify(foundIn(readTasks(source, content, mapping), await team(session))),
        made: JSON.stringify({ projects: [], tasks: [] }),
        state: 'ready',
        imported: 0,
        createdAt: new Date().toISOString(),
      }
      await store.forget(workspaceId, new Date(Date.now() - dayMs).toISOString())
      await store.insert(row)
      return toImport(row)
    },

    async list(session: Session) {
      access.demand(session, 'tasks.change')
      return { items: (await store.list(session.workspace.id, shownImports)).map(toImport) }
    },

    /** Makes all of its tasks, or none. */
    async start(session: Session, id: string, { mapping, projectId, zone }: Choice): Promise<TaskImport> {
      return database.inTransaction(async () => {
        const row = await rowOf(session, id)
        const imported = readTasks(row.source, row.content, mapping)
        const { length } = imported.tasks
        if (row.state === 'ready' && length === 0) throw refuse('NOTHING_TO_IMPORT')
        if (length > mostImportedTasks) throw refuse('TOO_MANY_TASKS', { most: mostImportedTasks })
        const people = await team(session)
        const { ids, projectOf } = await projectsOf(session, imported, projectId)
        const made = toRows(imported.tasks, { workspaceId: row.workspaceId, team: people, projectOf, zone })
        const change = {
          state: 'done',
          content: '',
          mapping: JSON.stringify(mapping),
          found: JSON.stringify(foundIn(imported, people)),
          made: JSON.stringify({ projects: ids, tasks: made.tasks.map((task) => task.id) }),
          imported: length,
        } as const
        if (!(await store.move(id, 'ready', change))) throw refuse('IMPORT_MOVED_ON')
        await store.insertMade(made)
        await tell(session, row)
        return toImport({ ...row, ...change })
      })
    },

    /** Removes what it made; a project stays where somebody has put other tasks into it. */
    async undo(session: Session, id: string): Promise<TaskImport> {
      return database.inTransaction(async () => {
        const row = await rowOf(session, id)
        if (!(await store.move(id, 'done', { state: 'undone' }))) throw refuse('IMPORT_MOVED_ON')
        const made = madeSchema.parse(JSON.parse(row.made))
        await store.removeTasks(row.workspaceId, made.tasks, new Date().toISOString())
        for (const projectId of made.projects.toSorted())
          if (!(await store.isInUse(projectId)) && (await projects.touch(row.workspaceId, projectId)))
            await projects.remove(session, projectId)
        await tell(session, row)
        return toImport({ ...row, state: 'undone' })
      })
    },
  }
}
export type TaskImports = ReturnType<typeof taskImports>

/** What stands in a file, and what of it does not come over. */
function foundIn({ tasks, left }: Imported, team: readonly Teammate[]): TaskImport['found'] {
  const named = tasks.filter(({ person, email }) => person !== null || email !== null)
  const strangers = named.filter((task) => personIn(task, team) === null).length
  const people = new Map(
    named.map((task) => [task.person ?? task.email ?? '', personIn(task, team)?.name ?? null]),
  )
  const all = { ...left, people: (left.people ?? 0) + strangers }
  return {
    tasks: tasks.length,
    titles: tasks.slice(0, shownRows).map(({ title }) => title),
    projects: [...new Set(tasks.flatMap(({ project }) => project ?? []))],
    checks: tasks.reduce((total, { checks }) => total + checks.length, 0),
    comments: tasks.reduce((total, { comments }) => total + comments.length, 0),
    links: linksIn(tasks).length,
    people: [...people].slice(0, shownPeople).map(([name, member]) => ({ name, member })),
    left: leftKinds.flatMap((kind) => ((all[kind] ?? 0) > 0 ? [{ kind, count: all[kind] ?? 0 }] : [])),
  }
}

function toImport({ columns, preview, mapping, found, ...row }: TaskImportRow): TaskImport {
  return taskImportSchema.parse({
    ...row,
    columns: JSON.parse(columns),
    preview: JSON.parse(preview),
    mapping: JSON.parse(mapping),
    found: JSON.parse(found),
  })
}

function nameOf(fileName: string) {
  const bare = fileName.replaceAll(/\p{Cc}/gu, '').trim()
  return bare.slice(0, longestName) || 'CSV'
}
