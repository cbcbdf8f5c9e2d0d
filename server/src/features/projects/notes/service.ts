import type { ProjectNotes } from '@aurelio/contracts/project-notes'
import { projectNotesSchema } from '@aurelio/contracts/project-notes'
import { readSpans, type RichText } from '@aurelio/page/values'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ProjectNotesRow } from '../../../platform/database/tables/work.ts'
import { refuse } from '../../../platform/http/failures.ts'
import type { ProjectsOfTeam } from '../of-team.ts'
import { projectNotesStore } from './store.ts'

type Parts = { database: Database; projects: ProjectsOfTeam }

const blank: ProjectNotes = { text: '', spans: [], version: 0, author: null, updatedAt: null }

/** What the team notes of a project. Whoever saves says which version they wrote on, so that nobody overwrites others. */
export function projectNotesService({ database, projects }: Parts) {
  const store = projectNotesStore(database)

  async function read(projectId: string): Promise<ProjectNotes> {
    const [row] = await store.of([projectId])
    return row ? toNotes(row) : blank
  }

  return {
    async get(session: Session, projectId: string): Promise<ProjectNotes> {
      await projects.find(session, projectId)
      return read(projectId)
    },

    /** Those of these projects that have notes. */
    async of(projectIds: readonly string[]) {
      const rows = await store.of(projectIds)
      return new Map(rows.map((row) => [row.projectId, toNotes(row)]))
    },

    /** Of what is set apart it keeps what is safe to show. */
    save(session: Session, projectId: string, { text, spans }: RichText, baseVersion: number) {
      return database.inTransaction(async () => {
        const project = await projects.find(session, projectId)
        const row = {
          projectId,
          workspaceId: session.workspace.id,
          text,
          spans: JSON.stringify(readSpans(spans)),
          version: baseVersion + 1,
          authorId: session.user.id,
          updatedAt: new Date().toISOString(),
        }
        if (!(await store.save(row, baseVersion)))
          throw refuse('NOTES_CHANGED', { version: (await read(projectId)).version })
        await projects.tell(session, project, 'notes')
        return toNotes({ ...row, authorName: session.user.name })
      })
    },
  }
}
export type ProjectNotesService = ReturnType<typeof projectNotesService>

function toNotes(row: ProjectNotesRow & { authorName: string | null }): ProjectNotes {
  const { text, spans, version, authorName, updatedAt } = row
  return {
    text,
    spans: projectNotesSchema.shape.spans.parse(JSON.parse(spans)),
    version,
    author: authorName,
    updatedAt,
  }
}
