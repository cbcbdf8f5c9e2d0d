import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { ProjectNotesService } from './service.ts'

export function projectNotesRoutes(notes: ProjectNotesService) {
  const calls = implement(contract.projectNotes).$context<RequestContext>().use(requireSession)
  return {
    get: calls.get.handler(({ context, input }) => notes.get(context.current, input.id)),
    save: calls.save.handler(({ context, input: { id, baseVersion, ...written } }) =>
      notes.save(context.current, id, written, baseVersion),
    ),
  }
}
