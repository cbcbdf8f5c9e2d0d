import type { Share } from '@aurelio/contracts/clients'
import type { DomainEvent } from '@aurelio/contracts/events'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/events/events.ts'
import type { Sharing, Wanted } from './sharing.ts'
import type { GrantStore } from './grant.ts'

type Named = { id: string; name: string }
type Change = ReturnType<typeof by> & Awaited<ReturnType<Sharing['change']>> & { subject: Named }

type Parts = { database: Database; access: Access; emit: Emit; sharing: Sharing }
/** A thing that the person sees; throws a 404 where there is none. */
export type FindThing = (session: Session, id: string) => Promise<Named>

type Kind = {
  grants: GrantStore
  find: FindThing
  /** How a change of its sharing is told. */
  told: (change: Change) => DomainEvent
}

/** With whom the things of one kind are shared: read, and changed by those who may. */
export function thingSharing({ database, access, emit, sharing }: Parts, { grants, find, told }: Kind) {
  return {
    async share(session: Session, id: string): Promise<Share> {
      access.demand(session, 'projects.share')
      await find(session, id)
      return sharing.read(session, grants, id)
    },

    /** Shares one with these clients and takes it from all others. Throws a 422 where one is no client. */
    async setShare(session: Session, wanted: Wanted): Promise<Share> {
      access.demand(session, 'projects.share')
      return database.inTransaction(async () => {
        const { id, name } = await find(session, wanted.id)
        const changed = await sharing.change(session, grants, wanted)
        await emit(told({ ...by(session), ...changed, subject: { id, name } }))
        return sharing.read(session, grants, id)
      })
    },
  }
}
export type ThingSharing = ReturnType<typeof thingSharing>
