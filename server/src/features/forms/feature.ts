import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { formRoutes } from './routes.ts'
import { formService, type Sources } from './service.ts'
import { defineRoom } from '../../platform/rooms/room.ts'

export function formsFeature({ access, ...sources }: Pick<Platform, 'access'> & Sources) {
  const feature: Feature = { calls: { forms: formRoutes(formService({ access, ...sources })) } }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    forms: ReturnType<typeof formsFeature>
  }
}

export const formsRoom = defineRoom({
  name: 'forms',
  needs: ['delivery', 'leads', 'symbols'],
  make: ({ platform, from }) =>
    formsFeature({
      ...platform,
      published: from('delivery').service,
      leads: from('leads').service,
      formsOf: (...asked) => from('symbols').service.forms(...asked),
    }),
})
