import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { SymbolsOnPages } from './on-pages.ts'
import type { SymbolService } from './service.ts'

export function symbolRoutes(symbols: SymbolService, onPages: SymbolsOnPages) {
  const calls = implement(contract.symbols).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => symbols.list(context.current)),
    create: calls.create.handler(({ input, context }) => symbols.create(context.current, input)),
    get: calls.get.handler(({ input, context }) => symbols.get(context.current, input.id)),
    draft: calls.draft.handler(({ input, context }) => symbols.draft(context.current, input.id)),
    finish: calls.finish.handler(({ input, context }) => symbols.finish(context.current, input.id)),
    save: calls.save.handler(({ input, context }) => symbols.save(context.current, input)),
    remove: calls.remove.handler(({ input, context }) => symbols.remove(context.current, input.id)),
    versions: calls.versions.handler(({ input, context }) => symbols.versions(context.current, input.id)),
    restore: calls.restore.handler(({ input, context }) => symbols.restore(context.current, input)),
    pages: calls.pages.handler(({ input, context }) => onPages.pages(context.current, input.id)),
    publish: calls.publish.handler(({ input, context }) => onPages.publish(context.current, input.id)),
  }
}
