import type { SiteDetail } from '@aurelio/contracts/sites'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { shortName } from '../../platform/short-name.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RepublishNote } from './republish/republish-note.tsx'
import { SiteSection } from './site-section.tsx'

type SitePagesProps = { site: SiteDetail; onEditPage: (page: { id: string; name: string }) => void }

/** The pages of a site, by name. */
export function SitePages({ site, onEditPage }: SitePagesProps) {
  const { t } = useTranslation()
  const mayEdit = useCan('pages.edit')
  const query = useInfiniteQuery(
    api.pageOverview.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        siteId: site.id,
        order: 'name' as const,
        ...(cursor !== undefined && { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const pages = query.data?.pages.flatMap(({ items }) => items)
  return (
    <SiteSection title={t('Páginas')}>
      <RepublishNote siteId={site.id} />
      {query.isPending && <Skeleton className="h-16" />}
      {pages?.length === 0 && (
        <p className="text-muted">
          {t('Este sitio no tiene páginas todavía. Llévalas aquí con «Mover», en el menú de cada página.')}
        </p>
      )}
      <ul className="flex flex-col">
        {pages?.map((page) => (
          <li
            key={page.id}
            data-row={page.id}
            className="flex flex-wrap items-center gap-2 border-t py-2 first:border-t-0"
          >
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">
                <bdi>{page.name}</bdi>
              </p>
              {page.publication && (
                <a
                  href={page.publication.url}
                  target="_blank"
                  rel="noreferrer"
                  className="block min-h-6 truncate rounded-sm text-dense leading-6 text-accent-text hover:underline"
                >
                  {page.publication.url.replace(/^https?:\/\//, '')}
                </a>
              )}
            </div>
            {site.homePageId === page.id && <Badge>{t('Portada')}</Badge>}
            {!page.publication && <Badge>{t('Borrador')}</Badge>}
            {mayEdit && (
              <Button
                size="dense"
                aria-label={t('Editar {{name}}', { name: shortName(page.name) })}
                onClick={() => onEditPage(page)}
              >
                {t('Editar')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        error={query.isError ? errorText(query.error) : undefined}
        onLoad={() => void query.fetchNextPage()}
      />
    </SiteSection>
  )
}
