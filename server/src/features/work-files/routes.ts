import { contract } from '@aurelio/contracts'
import { idIn } from '@aurelio/contracts/paging'
import { largestWorkFile } from '@aurelio/contracts/work-files'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import { refuse } from '../../platform/http/failures.ts'
import { type PlainRoute, signedIn } from '../../platform/http/plain-routes.ts'
import { savedFile } from '../../platform/http/saved-file.ts'
import type { WorkFiles } from './service.ts'
import type { Owner } from './store.ts'

export function workFileRoutes(files: WorkFiles) {
  const calls = implement(contract.workFiles).$context<RequestContext>().use(requireSession)
  return {
    ofTask: calls.ofTask.handler(({ context, input: { id } }) =>
      files.of(context.current, { kind: 'task', id }),
    ),
    ofProject: calls.ofProject.handler(({ context, input: { id } }) =>
      files.of(context.current, { kind: 'project', id }),
    ),
    change: calls.change.handler(({ context, input }) =>
      files.change(context.current, input.id, input.forClients),
    ),
    remove: calls.remove.handler(({ context, input }) => files.remove(context.current, input.id)),
    restore: calls.restore.handler(({ context, input }) => files.restore(context.current, input.id)),
  }
}

/** Plain routes, because files go through them. */
export function workFilePlainRoutes(files: WorkFiles): PlainRoute[] {
  return [
    sending('/api/tasks/:id/files', 'task', files),
    sending('/api/projects/:id/files', 'project', files),
    {
      method: 'GET',
      path: '/api/work-files/:id',
      scope: 'projects:read',
      answer: signedIn(async (c, session) =>
        savedFile(await files.open(session, idIn(c.req.param('id') ?? ''))),
      ),
    },
  ]
}

function sending(path: string, kind: Owner['kind'], files: WorkFiles): PlainRoute {
  return {
    method: 'POST',
    path,
    scope: kind === 'task' ? 'tasks:write' : 'projects:write',
    body: { bytes: largestWorkFile, isFile: true },
    answer: signedIn(async (c, session) => {
      const { body } = c.req.raw
      if (!body) throw refuse('FILE_REFUSED')
      const owner = { kind, id: idIn(c.req.param('id') ?? '') }
      const kept = await files.add(session, owner, c.req.query('name') ?? '', body)
      return c.json(kept, 201)
    }),
  }
}
