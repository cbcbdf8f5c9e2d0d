import type { SessionOf } from '../../platform/http/plain-routes.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { tabOf } from '../../platform/changes/tab.ts'
import { sessionRoutes } from './routes.ts'

export function sessionFeature({ access, sessionOf }: Pick<Platform, 'access'> & { sessionOf: SessionOf }) {
  const feature: Feature = { calls: { session: sessionRoutes(access) } }
  return { feature, sessionOf }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    session: ReturnType<typeof sessionFeature>
  }
}

export const sessionRoom = defineRoom({
  name: 'session',
  needs: ['workspaces', 'accounts'],
  make: ({ platform, from }) =>
    sessionFeature({
      ...platform,
      async sessionOf(headers) {
        const signedIn = await platform.auth.signedIn(headers)
        if (!signedIn) return null
        const isAdministrator = from('accounts').isAdministrator(signedIn.user)
        return from('workspaces').service.session(signedIn, isAdministrator, tabOf(headers))
      },
    }),
})
