import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { ProfileService } from './service.ts'

export function profileRoutes(profiles: ProfileService) {
  const calls = implement(contract.profile).$context<RequestContext>().use(requireSession)
  return {
    get: calls.get.handler(({ context }) => profiles.get(context.current.user.id)),
    savePersonal: calls.savePersonal.handler(({ context, input }) =>
      profiles.savePersonal(context.current.user.id, input),
    ),
    saveProfessional: calls.saveProfessional.handler(({ context, input }) =>
      profiles.saveProfessional(context.current.user.id, input),
    ),
    savePreferences: calls.savePreferences.handler(({ context, input }) =>
      profiles.savePreferences(context.current.user.id, input),
    ),
    removePhoto: calls.removePhoto.handler(({ context }) => profiles.removePhoto(context.current.user.id)),
  }
}
