import { languageHostsOf } from '@aurelio/contracts/language-hosts'
import type { Database } from '../../../platform/database/database.ts'
import type { HostedSite } from '../../../platform/http/hosts.ts'

/** Sites by their proven hosts; looked up without a workspace, because visitors have none. */
export function hostStore(database: Database) {
  return {
    async find(host: string): Promise<HostedSite | undefined> {
      const row = await database
        .query()
        .selectFrom('site')
        .leftJoin('publication as home', (join) =>
          join
            .onRef('home.pageId', '=', 'site.homePageId')
            .onRef('home.root', '=', 'site.id')
            .on('home.live', '=', 1),
        )
        .leftJoin('publication as notFound', (join) =>
          join
            .onRef('notFound.pageId', '=', 'site.notFoundPageId')
            .onRef('notFound.root', '=', 'site.id')
            .on('notFound.live', '=', 1),
        )
        // A language stands at a host of its own while its site has one.
        .leftJoin('languageHost as own', (join) =>
          join.onRef('own.siteId', '=', 'site.id').on('own.host', '=', host).on('site.host', 'is not', null),
        )
        .select(['site.id', 'site.icon', 'site.securityContact', 'own.language'])
        .select(['site.host as siteHost', 'site.languageHosts'])
        .select((eb) => [
          'notFound.slug as notFoundSlug',
          // Without a home that is published, the oldest of its pages that is: publishing one anew moves nothing.
          eb.fn
            .coalesce(
              'home.slug',
              eb
                .selectFrom('publication as first')
                .innerJoin('page as oldest', 'oldest.id', 'first.pageId')
                .select('first.slug')
                .whereRef('first.root', '=', 'site.id')
                .where('first.live', '=', 1)
                .orderBy('oldest.createdAt')
                .orderBy('oldest.id')
                .limit(1),
            )
            .as('homeSlug'),
        ])
        .where((eb) =>
          eb.or([
            eb('site.host', '=', host),
            eb(
              'site.id',
              'in',
              eb.selectFrom('languageHost').select('siteId').where('languageHost.host', '=', host),
            ),
          ]),
        )
        .executeTakeFirst()
      if (!row || (row.siteHost !== host && row.language === null)) return undefined
      const { siteHost, languageHosts, ...site } = row
      const hosts = languageHostsOf({ host: siteHost, languageHosts })
      return { ...site, host, mainHost: siteHost ?? host, languageHosts: hosts }
    },
  }
}
