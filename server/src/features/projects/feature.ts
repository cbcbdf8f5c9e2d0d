import { listFiles } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { purgeJob } from '../../platform/removal/purge-job.ts'
import { projectExports } from './exports.ts'
import { hoursRoutes } from './hours/routes.ts'
import { hoursService } from './hours/service.ts'
import { projectLinkRoutes } from './links/routes.ts'
import { projectLinksService, type SeeLinked } from './links/service.ts'
import { projectMemberRoutes } from './members/routes.ts'
import { projectMembersService } from './members/service.ts'
import { projectNotesRoutes } from './notes/routes.ts'
import { projectNotesService } from './notes/service.ts'
import { projectsOfTeam } from './of-team.ts'
import { projectRoutes } from './routes.ts'
import { projectService } from './service.ts'
import { projectRemovalStore } from './store.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { projectPolicy } from './policy.ts'

type Parts = Pick<Platform, 'database' | 'emit' | 'access'> & { see: SeeLinked }

export function projectsFeature({ see, ...platform }: Parts) {
  const projects = projectService(platform)
  const parts = { ...platform, see, projects: projectsOfTeam(platform) }
  const hours = hoursService(parts)
  const members = projectMembersService(parts)
  const notes = projectNotesService(parts)
  const links = projectLinksService(parts)
  const removed = projectRemovalStore(platform.database)
  const exported = projectExports({ projects, members, notes, links })
  const feature: Feature = {
    calls: {
      projects: projectRoutes(projects),
      projectHours: hoursRoutes(hours),
      projectMembers: projectMemberRoutes(members),
      projectNotes: projectNotesRoutes(notes),
      projectLinks: projectLinkRoutes(links),
    },
    reads: (session, id) => projects.get(session, id),
    jobs: [purgeJob('project-purge', (before, limit) => removed.purge(before, limit))],
    async *exportsOfWorkspace(session) {
      yield* listFiles('proyectos', (page) => exported(session, page))
      yield* listFiles('proyectos-archivados', (page) => exported(session, { ...page, state: 'archived' }))
      yield* listFiles('proyectos-horas', (page) => hours.exported(session.workspace.id, page))
    },
  }
  return { feature, service: projects }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    projects: ReturnType<typeof projectsFeature>
  }
}

export const projectsRoom = defineRoom({
  name: 'projects',
  policy: projectPolicy,
  needs: ['sites'],
  late: ['leads'],
  make: ({ platform, from, later }) =>
    projectsFeature({
      ...platform,
      see: {
        site: (...asked) => from('sites').service.get(...asked),
        lead: (...asked) => later('leads').service.get(...asked),
      },
    }),
})
