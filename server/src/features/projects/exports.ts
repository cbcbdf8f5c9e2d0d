import type { Session } from '../../platform/access/session.ts'
import type { ProjectLinksService } from './links/service.ts'
import type { ProjectMembersService } from './members/service.ts'
import type { ProjectNotesService } from './notes/service.ts'
import type { ProjectService } from './service.ts'

type Parts = {
  projects: Pick<ProjectService, 'list'>
  members: Pick<ProjectMembersService, 'of'>
  notes: Pick<ProjectNotesService, 'of'>
  links: Pick<ProjectLinksService, 'ofProjects'>
}

/** Projects with who works on them, what is noted of them and what they are about, for the archive of a workspace. */
export function projectExports({ projects, members, notes, links }: Parts) {
  return async (session: Session, page: Parameters<ProjectService['list']>[1]) => {
    const { items, nextCursor } = await projects.list(session, page)
    const ids = items.map(({ id }) => id)
    const [people, noted, linked] =
      ids.length === 0
        ? [[], new Map<string, never>(), []]
        : [await members.of(ids), await notes.of(ids), await links.ofProjects(ids)]
    return {
      items: items.map((project) => ({
        ...project,
        members: ofProject(people, project.id).map(({ name }) => name),
        notes: noted.get(project.id) ?? null,
        links: ofProject(linked, project.id).map(({ kind, id, name }) => ({ kind, id, name })),
      })),
      nextCursor,
    }
  }
}

function ofProject<Row extends { projectId: string }>(rows: readonly Row[], id: string): Row[] {
  return rows.filter(({ projectId }) => projectId === id)
}
