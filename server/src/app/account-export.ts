import type { Session } from '../platform/access/session.ts'
import type { ActivityService } from '../features/activity/service.ts'
import type { leadService } from '../features/leads/service.ts'
import type { pageService } from '../features/pages/service.ts'
import type { PictureService } from '../features/pictures/service.ts'
import type { ProfileService } from '../features/profile/service.ts'
import type { ProjectService } from '../features/projects/service.ts'
import type { ExportFile } from '../features/security/export-route.ts'
import type { SecurityService } from '../features/security/service.ts'
import type { TaskService } from '../features/tasks/service.ts'
import type { Auth } from '../platform/auth/auth.ts'
import type { FileStore } from '../platform/storage/file-store.ts'

const rowsAtOnce = 100

type Parts = {
  auth: Pick<Auth, 'current'>
  files: FileStore
  profiles: ProfileService
  security: SecurityService
  pages: ReturnType<typeof pageService>
  leads: ReturnType<typeof leadService>
  projects: ProjectService
  tasks: TaskService
  activity: ActivityService
  pictures: PictureService
}

/**
 * Everything of a person, and, where the workspace is theirs to manage, everything in it. Read a little at a time, so
 * that a large workspace never stands in memory.
 */
export function accountExport(parts: Parts) {
  const { auth, files, profiles, security, pages, pictures } = parts
  return async function* (session: Session, headers: Headers): AsyncGenerator<ExportFile> {
    const { user, workspace } = session
    const current = await auth.current(headers)
    yield json('perfil.json', await profiles.get(user.id))
    if (current) {
      yield json('seguridad.json', await security.get(current))
      yield json('sesiones.json', await security.sessions(current))
    }
    for (const key of await profiles.filesOf(user.id))
      yield { name: `foto/${key.split('/').at(-1) ?? ''}`, input: await files.getStream(key) }
    if (workspace.role !== 'owner' && workspace.role !== 'admin') return
    yield json('espacio.json', workspace)
    for await (const page of all((cursor) => pages.list(session, { cursor, limit: rowsAtOnce })))
      yield json(`paginas/${page.id}.json`, await pages.get(session, page.id))
    for (const [folder, list] of listsOf(parts, session)) {
      let part = 0
      for await (const rows of batches(list))
        yield json(`${folder}/${String((part += 1)).padStart(5, '0')}.json`, rows)
    }
    const fileKeys = new Set((await pictures.filesOf(workspace.id)).fileKeys)
    for (const key of fileKeys)
      yield { name: `imagenes/${key.split('/').at(-1) ?? ''}`, input: await files.getStream(key) }
  }
}

type Page<Row> = { items: Row[]; nextCursor: string | null }

type List<Row> = (cursor: string | undefined) => Promise<Page<Row>>

/** What is exported as lists, by the name of its folder. */
function listsOf({ leads, projects, tasks, activity }: Parts, session: Session) {
  const limit = rowsAtOnce
  return new Map<string, List<unknown>>([
    ['leads', (cursor) => leads.list(session, { cursor, limit })],
    ['proyectos', (cursor) => projects.list(session, { cursor, limit })],
    ['proyectos-archivados', (cursor) => projects.list(session, { cursor, limit, state: 'archived' })],
    ['tareas-pendientes', (cursor) => tasks.list(session, { cursor, limit, done: false, mine: false })],
    ['tareas-hechas', (cursor) => tasks.list(session, { cursor, limit, done: true, mine: false })],
    ['actividad', (cursor) => activity.list(session, { cursor, limit })],
  ])
}

async function* batches<Row>(list: List<Row>) {
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await list(cursor)
    if (items.length > 0) yield items
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
}

async function* all<Row>(list: List<Row>) {
  for await (const rows of batches(list)) yield* rows
}

function json(name: string, value: unknown): ExportFile {
  return { name, input: JSON.stringify(value, null, 2) }
}
