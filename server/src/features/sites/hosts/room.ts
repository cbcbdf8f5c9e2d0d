import { defineRoom } from '../../../platform/rooms/room.ts'
import { hostMap } from './host-map.ts'

declare module '../../../platform/rooms/room.ts' {
  interface Rooms {
    hosts: ReturnType<typeof hostMap>
  }
}

/** Whose a host is: a room of its own, for what is published needs it and sites need what is published. */
export const hostsRoom = defineRoom({
  name: 'hosts',
  make: ({ platform }) => ({ ...hostMap(platform), feature: {} }),
  on({ forgetSite }, { platform }) {
    /** What is known of its host is not true any more. */
    const ofSite = (events: readonly { subject: { id: string } }[]) => {
      for (const { subject } of events) platform.database.afterCommit(() => forgetSite(subject.id))
    }
    const ofPage = (events: readonly { root: string; slug: string | null }[]) => {
      for (const { root, slug } of events)
        if (slug !== null) platform.database.afterCommit(() => forgetSite(root))
    }
    return {
      'site.changed': { now: [ofSite] },
      'site.host-lost': { now: [ofSite] },
      'site.removed': { now: [ofSite] },
      'page.published': { now: [ofPage] },
      'page.unpublished': { now: [ofPage] },
      'page.removed': { now: [ofPage] },
      'page.restored': { now: [ofPage] },
    }
  },
})
