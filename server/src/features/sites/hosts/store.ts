import type { Database } from '../../../platform/database/database.ts'
import type { HostedSite } from '../../../platform/http/hosts.ts'

/** Sites by their proven hosts; looked up without a workspace, because visitors have none. */
export function hostStore(database: Database) {
  return {
    find(host: string): Promise<HostedSite | undefined> {
      return database
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
        .select(['site.id', 'site.icon', 'site.securityContact'])
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
        .select((eb) => eb.val(host).as('host'))
        .where('site.host', '=', host)
        .executeTakeFirst()
    },
  }
}
