import type { SiteDetail } from '@aurelio/contracts/sites'
import type { PublicOrigins } from '@aurelio/page'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { SiteRow } from '../../platform/database/tables/sites.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import { othersOf, toDetail } from './site-view.ts'
import { siteStore } from './store.ts'
import type { LanguageHostClaims } from './hosts/languages/claims.ts'

type Parts = {
  database: Database
  access: Access
  emit: Emit
  origins: PublicOrigins
  claims: LanguageHostClaims
}

/** At which hosts the languages of a site stand. */
export function languageHostService({ database, access, emit, origins, claims }: Parts) {
  const store = siteStore(database)

  /** The site, and that it has this language. */
  async function find(session: Session, id: string, language: string) {
    const row = await store.find(session.workspace.id, id)
    if (!row || !othersOf(row).includes(language)) throw notFound()
    return row
  }

  /** Tells that a language of a site asked for a host, got one or let one go, and gives the site as it is now. */
  async function told(session: Session, { id, name }: Pick<SiteRow, 'id' | 'name'>, host: string) {
    await emit({ ...by(session), kind: 'site.host-changed', subject: { id, name: host || name } })
    await emit({ ...by(session), kind: 'site.changed', subject: { id, name } })
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return toDetail(row, origins)
  }

  return {
    /** Asks for a host, or lets the one go that the language has. */
    async set(session: Session, id: string, language: string, host: string): Promise<SiteDetail> {
      access.demand(session, 'sites.manage')
      return database.inTransaction(async () => {
        const row = await find(session, id, language)
        if (host === '') await claims.release(row, language)
        else if (row.host === null) throw refuse('SITE_WITHOUT_HOST')
        else await claims.claim(row, language, host)
        return told(session, row, host)
      })
    },

    /** Looks for the record of the host that was asked for; `vouched`: somebody who may says that it is theirs. */
    async prove(session: Session, id: string, language: string, vouched: boolean) {
      access.demand(session, vouched ? 'sites.vouch' : 'sites.manage')
      // Before the transaction: name servers may take their time.
      const asked = await find(session, id, language)
      const result = vouched ? 'proven' : await claims.lookFor(asked, language)
      if (result !== 'proven') return { result, site: toDetail(asked, origins) }
      return database.inTransaction(async () => {
        const row = await find(session, id, language)
        const { claim, host, missingSince } = claims.of(row, language)
        if (claim !== claims.of(asked, language).claim) throw notFound()
        if (claim !== null) await claims.grant(row, language, claim, !vouched)
        else if (missingSince !== null) await claims.found(row, language)
        else return { result, site: toDetail(row, origins) }
        return { result, site: await told(session, row, claim ?? host ?? '') }
      })
    },
  }
}
export type LanguageHostService = ReturnType<typeof languageHostService>
