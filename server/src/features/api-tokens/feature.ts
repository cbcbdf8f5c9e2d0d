import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { tokenBearers } from './bearers.ts'
import { apiTokenRoutes } from './routes.ts'
import { apiTokenService } from './service.ts'
import { apiTokenStore } from './store.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { apiTokenPolicy } from './policy.ts'

type Parts = Pick<Platform, 'database' | 'access' | 'emit'> & {
  placeOf: Parameters<typeof tokenBearers>[0]['placeOf']
}

export function apiTokensFeature({ database, access, emit, placeOf }: Parts) {
  const store = apiTokenStore(database)
  const service = apiTokenService({ database, access, emit, store })
  const feature: Feature = { calls: { apiTokens: apiTokenRoutes(service) } }
  return { feature, service, bearerOf: tokenBearers({ store, access, placeOf }) }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    apiTokens: ReturnType<typeof apiTokensFeature>
  }
}

export const apiTokensRoom = defineRoom({
  name: 'apiTokens',
  policy: apiTokenPolicy,
  needs: ['workspaces'],
  make: ({ platform, from }) =>
    apiTokensFeature({ ...platform, placeOf: (...asked) => from('workspaces').service.placeIn(...asked) }),
  on: ({ service }) => ({ 'member.removed': { now: [service.forgetMembers] } }),
})
