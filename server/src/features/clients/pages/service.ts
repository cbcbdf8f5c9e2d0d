import type { Share } from '@aurelio/contracts/clients'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import type { Sharing, Wanted } from '../sharing.ts'
import { pageGrantStore } from './store.ts'

type Named = { id: string; name: string }

type Parts = {
  database: Database
  access: Access
  emit: Emit
  sharing: Sharing
  /** A site, or a page, that the person sees; each throws a 404 where there is none. */
  site: (session: Session, id: string) => Promise<Named>
  page: (session: Session, id: string) => Promise<Named>
}

/** Sites and single pages shared with clients: pages that they see without seeing a project. */
export function pageSharing({ database, access, emit, sharing, site, page }: Parts) {
  function shared(thing: 'site' | 'page', find: Parts['site']) {
    const grants = pageGrantStore(database, `${thing}Id`)
    return {
      async share(session: Session, id: string): Promise<Share> {
        access.demand(session, 'projects.share')
        await find(session, id)
        return sharing.read(session, grants, id)
      },
      async setShare(session: Session, wanted: Wanted): Promise<Share> {
        access.demand(session, 'projects.share')
        return database.inTransaction(async () => {
          const { id, name } = await find(session, wanted.id)
          const changed = await sharing.change(session, grants, wanted)
          await emit({ ...by(session), kind: `${thing}.shared`, subject: { id, name }, ...changed })
          return sharing.read(session, grants, id)
        })
      },
    }
  }
  return { site: shared('site', site), page: shared('page', page) }
}
export type PageSharing = ReturnType<typeof pageSharing>
