import { contract } from '@aurelio/contracts'
import { idSchema } from '@aurelio/contracts/paging'
import type { SubscriberTarget } from '@aurelio/contracts/subscriber-imports'
import { implement } from '@orpc/server'
import type { Session } from '../../../../platform/access/session.ts'
import { type RequestContext, requireSession } from '../../../../platform/http/api.ts'
import { notFound } from '../../../../platform/http/failures.ts'
import type { PlainRoute } from '../../../../platform/http/plain-routes.ts'
import { importFileRoute } from '../../../../platform/table-imports/file-route.ts'
import type { TableImports } from '../../../../platform/table-imports/service.ts'
import type { ImportChoices } from './kind.ts'

type SubscriberImports = TableImports<SubscriberTarget, ImportChoices>

export function subscriberImportRoutes(imports: SubscriberImports) {
  const calls = implement(contract.subscriberImports).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => imports.list(context.current)),
    get: calls.get.handler(({ context, input }) => imports.get(context.current, input.id)),
    start: calls.start.handler(({ context, input: { id, mapping, ...choices } }) =>
      imports.start(context.current, { id, mapping, choices }),
    ),
    cancel: calls.cancel.handler(({ context, input }) => imports.cancel(context.current, input.id)),
    undo: calls.undo.handler(({ context, input }) => imports.undo(context.current, input.id)),
  }
}

/** @param demandList throws a 404 for a list of nobody, or of another workspace */
export function subscriberFileRoute(
  imports: SubscriberImports,
  demandList: (session: Session, listId: string) => Promise<unknown>,
): PlainRoute {
  return importFileRoute({
    path: '/api/subscription-lists/:id/imports',
    scope: 'subscriptions:write',
    async take(session, c, body) {
      const listId = idSchema.safeParse(c.req.param('id'))
      if (!listId.success) throw notFound()
      await demandList(session, listId.data)
      return imports.take(session, { fileName: c.req.query('name') ?? '', place: listId.data }, body)
    },
  })
}
