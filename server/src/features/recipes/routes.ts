import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { RecipeMail } from './mail.ts'
import type { RecipeService } from './service.ts'

export function recipeRoutes(recipes: RecipeService, mail: RecipeMail) {
  const calls = implement(contract.recipes).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context, input }) => recipes.list(context.current, input.tool)),
    get: calls.get.handler(({ context, input }) => recipes.get(context.current, input.id)),
    create: calls.create.handler(({ context, input }) => recipes.create(context.current, input)),
    update: calls.update.handler(({ context, input }) => recipes.update(context.current, input)),
    remove: calls.remove.handler(({ context, input }) => recipes.remove(context.current, input.id)),
    mail: calls.mail.handler(({ context, input }) => mail(context.current, input)),
  }
}
