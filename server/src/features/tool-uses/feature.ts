import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { jsonFile } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { Platform } from '../../platform/platform.ts'
import { toolUses } from './service.ts'
import { defineRoom } from '../../platform/rooms/room.ts'

type Parts = Pick<Platform, 'database' | 'access' | 'limits'> & {
  timeZoneOf: (workspaceId: string) => Promise<string>
}

export function toolUsesFeature(parts: Parts) {
  const service = toolUses(parts)
  const calls = implement(contract.toolUses).$context<RequestContext>().use(requireSession)
  const feature: Feature = {
    calls: {
      toolUses: { add: calls.add.handler(({ context, input }) => service.add(context.current, input.items)) },
    },
    async *exportsOfPerson({ user }) {
      yield jsonFile('uso-de-herramientas.json', await service.ofPerson(user.id))
    },
  }
  return { feature, service }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    toolUses: ReturnType<typeof toolUsesFeature>
  }
}

export const toolUsesRoom = defineRoom({
  name: 'toolUses',
  needs: ['workspaces'],
  make: ({ platform, from }) =>
    toolUsesFeature({
      ...platform,
      timeZoneOf: (...asked) => from('workspaces').settings.timeZoneOf(...asked),
    }),
})
