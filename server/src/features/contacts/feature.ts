import type { Platform } from '../../platform/platform.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { contactBook } from './contacts.ts'

export function contactsFeature({ database }: Pick<Platform, 'database'>) {
  return { feature: {}, ...contactBook(database) }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    contacts: ReturnType<typeof contactsFeature>
  }
}

/** Who wrote: `from('contacts').of(workspaceId, writers)` gives the ids that others point to. */
export const contactsRoom = defineRoom({
  name: 'contacts',
  make: ({ platform }) => contactsFeature(platform),
})
