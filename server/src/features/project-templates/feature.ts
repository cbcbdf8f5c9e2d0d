import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import type { Feature } from '../../platform/feature.ts'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { Platform } from '../../platform/platform.ts'
import { type ProjectTemplates, projectTemplateService, type TemplateNeighbours } from './service.ts'
import { defineRoom } from '../../platform/rooms/room.ts'

/** Templates of projects. */
export function projectTemplatesFeature(
  parts: Pick<Platform, 'database' | 'emit' | 'access'> & TemplateNeighbours,
) {
  const feature: Feature = { calls: { projectTemplates: routes(projectTemplateService(parts)) } }
  return { feature }
}

function routes(templates: ProjectTemplates) {
  const calls = implement(contract.projectTemplates).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => templates.list(context.current)),
    save: calls.save.handler(({ context, input: { id, name } }) => templates.save(context.current, id, name)),
    use: calls.use.handler(({ context, input: { id, name, startOn } }) =>
      templates.use(context.current, id, name, startOn),
    ),
    remove: calls.remove.handler(({ context, input }) => templates.remove(context.current, input.id)),
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    projectTemplates: ReturnType<typeof projectTemplatesFeature>
  }
}

export const projectTemplatesRoom = defineRoom({
  name: 'projectTemplates',
  needs: ['projects', 'tasks'],
  make: ({ platform, from }) =>
    projectTemplatesFeature({ ...platform, projects: from('projects').service, plans: from('tasks').plans }),
})
