import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { contactBook } from './contacts.ts'
import { contactPolicy } from './policy.ts'
import { contactRoutes } from './routes.ts'
import { timeLines } from './time-line/service.ts'

type Parts = Pick<Platform, 'database'> & Omit<Parameters<typeof timeLines>[0], 'book'>

export function contactsFeature(parts: Parts) {
  const book = contactBook(parts.database)
  const lines = timeLines({ ...parts, book })
  const feature: Feature = {
    calls: { contacts: contactRoutes(lines) },
    happenedWith: (session, person) => lines.consents(session, person),
  }
  return { feature, ...book }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    contacts: ReturnType<typeof contactsFeature>
  }
}

/** Who wrote: `from('contacts').of(workspaceId, writers)` gives the ids that others point to. */
export const contactsRoom = defineRoom({
  name: 'contacts',
  policy: contactPolicy,
  late: ['house', 'leads'],
  make: ({ platform, later }) =>
    contactsFeature({
      ...platform,
      house: () => later('house'),
      leadsOf: (...asked) => later('leads').idsOf(...asked),
    }),
})
