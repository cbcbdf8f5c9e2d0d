import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { LeadInbox } from './inbox/inbox.ts'
import type { LeadPersons } from './persons/service.ts'
import type { LeadRemoval } from './removal/service.ts'

export function leadRoutes(leads: LeadInbox, removal: LeadRemoval, persons: LeadPersons) {
  const calls = implement(contract.leads).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => leads.list(context.current, input)),
    get: calls.get.handler(({ context, input }) => leads.get(context.current, input.id)),
    update: calls.update.handler(({ context, input: { id, baseVersion, ...change } }) =>
      leads.update(context.current, { id, baseVersion }, change),
    ),
    changeSeveral: calls.changeSeveral.handler(({ context, input }) =>
      leads.changeSeveral(context.current, input.items),
    ),
    merge: calls.merge.handler(({ context, input }) => persons.merge(context.current, input.ids)),
    unmerge: calls.unmerge.handler(({ context, input }) => persons.unmerge(context.current, input.id)),
    remove: calls.remove.handler(({ context, input }) => removal.remove(context.current, input.ids)),
    removed: calls.removed.handler(({ context, input }) => removal.list(context.current, input)),
    restore: calls.restore.handler(({ context, input }) => removal.restore(context.current, input.ids)),
    labels: calls.labels.handler(({ context }) => leads.labels(context.current)),
    addNote: calls.addNote.handler(({ context, input }) =>
      leads.addNote(context.current, input.id, input.text),
    ),
    addTask: calls.addTask.handler(({ context, input: { id, ...task } }) =>
      leads.addTask(context.current, id, task),
    ),
  }
}
