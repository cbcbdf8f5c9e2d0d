import { randomUUID } from 'node:crypto'
import type { HoursEntry, ProjectHours } from '@aurelio/contracts/project-hours'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { keyPositionOf, pageOfKeys } from '../../../platform/http/cursor.ts'
import { notFound } from '../../../platform/http/failures.ts'
import type { ProjectsOfTeam } from '../of-team.ts'
import { hoursStore } from './store.ts'

const minuteMs = 60 * 1000
/** What a forgotten clock is taken for, at most. */
const mostMinutes = 24 * 60

type Parts = { database: Database; projects: ProjectsOfTeam }
type Noted = Pick<HoursEntry, 'day' | 'minutes' | 'note'>

/** What projects take: noted by hand, or measured by the one clock of each person. */
export function hoursService({ database, projects }: Parts) {
  const store = hoursStore(database)

  async function hoursOf(session: Session, projectId: string): Promise<ProjectHours> {
    const [rows, minutes, clock] = await Promise.all([
      store.of(projectId),
      store.total(projectId),
      store.clock(session.workspace.id, session.user.id),
    ])
    const runningSince = clock?.projectId === projectId ? clock.createdAt : null
    return { items: rows.map((row) => toEntry(row, session)), minutes, runningSince }
  }

  async function insert(
    session: Session,
    projectId: string,
    row: Omit<Noted, 'minutes'> & { minutes: number | null },
  ) {
    const made = {
      ...row,
      id: randomUUID(),
      workspaceId: session.workspace.id,
      projectId,
      userId: session.user.id,
      createdAt: new Date().toISOString(),
    }
    await store.insert(made)
    return made
  }

  /** Stops the person's clock, wherever it runs, and notes what it measured. */
  async function stopClock(session: Session) {
    const clock = await store.clock(session.workspace.id, session.user.id)
    if (!clock) return
    const measured = Math.round((Date.now() - Date.parse(clock.createdAt)) / minuteMs)
    await store.setMinutes(clock.id, Math.min(mostMinutes, Math.max(1, measured)))
  }

  return {
    async list(session: Session, projectId: string): Promise<ProjectHours> {
      await projects.find(session, projectId)
      return hoursOf(session, projectId)
    },

    /** For the archive in which a workspace is taken away. */
    async exported(workspaceId: string, { cursor, limit }: { cursor: string | undefined; limit: number }) {
      const rows = await store.ofWorkspace(workspaceId, keyPositionOf(cursor)?.id ?? '', limit)
      const { items, nextCursor } = pageOfKeys(rows, limit, ({ id }) => id)
      return {
        items: items.map(({ projectId, name, day, minutes, note }) => ({
          projectId,
          person: name,
          day,
          minutes,
          note,
        })),
        nextCursor,
      }
    },

    add(session: Session, projectId: string, noted: Noted): Promise<HoursEntry> {
      return database.inTransaction(async () => {
        const project = await projects.find(session, projectId)
        const row = await insert(session, projectId, noted)
        await projects.tell(session, project, 'hours')
        return toEntry({ ...row, name: session.user.name }, session)
      })
    },

    /** Throws a 404 for somebody else's. */
    remove(session: Session, id: string) {
      return database.inTransaction(async () => {
        projects.demand(session)
        const row = await store.find(session.workspace.id, id)
        if (row?.userId !== session.user.id) throw notFound()
        const project = await projects.find(session, row.projectId)
        await store.delete(id)
        await projects.tell(session, project, 'hours')
        return { id }
      })
    },

    start(session: Session, projectId: string, day: string): Promise<ProjectHours> {
      return database.inTransaction(async () => {
        const project = await projects.find(session, projectId)
        const clock = await store.clock(session.workspace.id, session.user.id)
        if (clock?.projectId !== projectId) {
          await stopClock(session)
          await insert(session, projectId, { day, note: '', minutes: null })
          await projects.tell(session, project, 'hours')
        }
        return hoursOf(session, projectId)
      })
    },

    stop(session: Session, projectId: string): Promise<ProjectHours> {
      return database.inTransaction(async () => {
        const project = await projects.find(session, projectId)
        const clock = await store.clock(session.workspace.id, session.user.id)
        if (clock?.projectId === projectId) {
          await stopClock(session)
          await projects.tell(session, project, 'hours')
        }
        return hoursOf(session, projectId)
      })
    },
  }
}
export type HoursService = ReturnType<typeof hoursService>

function toEntry(
  row: {
    id: string
    userId: string | null
    name: string | null
    day: string
    note: string
    minutes: number | null
  },
  { user }: Session,
): HoursEntry {
  const { id, userId, name, day, note, minutes } = row
  const person = userId !== null && name !== null ? { id: userId, name } : null
  return { id, person, day, note, minutes: minutes ?? 0, mine: userId === user.id }
}
