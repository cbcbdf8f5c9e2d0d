import { changesRoute } from '../../platform/changes/stream-route.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { openScreens } from './open-screens.ts'

export function changesFeature({ database, changes, access, auth }: Platform) {
  const feature: Feature = {
    routes: [changesRoute({ database, changes, access, current: auth.current })],
  }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    changes: ReturnType<typeof changesFeature>
  }
}

/** Tells the open screens what changed, by the topics in the definition of each event. */
export const changesRoom = defineRoom({
  name: 'changes',
  needs: ['clients'],
  make: ({ platform }) => changesFeature(platform),
  onEvery: (_, { platform, from }) =>
    openScreens({
      publish: platform.changes.publish,
      watching: (...asked) => from('clients').service.watching(...asked),
    }),
  on(_, { platform }) {
    const leave = (workspaceId: string, userId: string) =>
      platform.changes.publish({ workspaceId, topic: 'membership', userId })
    /** For whom the workspace is gone: their streams end, and their screens ask where they are now. */
    const outOf = (events: readonly { workspaceId: string; userIds: string[] }[]) => {
      for (const { workspaceId, userIds } of events) for (const userId of userIds) leave(workspaceId, userId)
    }
    return {
      'member.removed': { now: [outOf] },
      'workspace.removed': { now: [outOf] },
      // Who sees more or less of it from now on begins anew.
      'member.role-changed': {
        now: [
          (events) => {
            for (const { workspaceId, subject } of events) leave(workspaceId, subject.id)
          },
        ],
      },
    }
  },
})
