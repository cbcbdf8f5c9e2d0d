import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { TranslationImports } from './files/imports.ts'
import type { TranslationService } from './service.ts'
import type { SiteTranslations } from './site-translations.ts'

export function translationRoutes(
  pages: TranslationService,
  sites: SiteTranslations,
  imports: TranslationImports,
) {
  const calls = implement(contract.translations).$context<RequestContext>().use(requireSession)
  return {
    ofSite: calls.ofSite.handler(({ context, input }) => sites.ofSite(context.current, input.id)),
    list: calls.list.handler(({ context, input }) => pages.list(context.current, input.id)),
    get: calls.get.handler(({ context, input }) => pages.get(context.current, input.id, input.language)),
    write: calls.write.handler(({ context, input }) =>
      pages.write(context.current, input.id, input.language, input.texts),
    ),
    settle: calls.settle.handler(({ context, input }) =>
      pages.settle(context.current, input.id, input.language, input.slug),
    ),
    publish: calls.publish.handler(({ context, input }) =>
      pages.publish(context.current, input.id, input.language),
    ),
    withdraw: calls.withdraw.handler(({ context, input }) =>
      pages.withdraw(context.current, input.id, input.language),
    ),
    import: calls.import.handler(({ context, input }) =>
      imports.take(context.current, input.id, input.language, input.content),
    ),
    undoImport: calls.undoImport.handler(({ context, input }) =>
      imports.undo(context.current, input.id, input.importId),
    ),
  }
}
