import type { OverviewPage } from '@aurelio/contracts/page-overview'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatNumber, formatRelative } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { cardLinkClass } from '../../../ui/card.tsx'
import { cn } from '../../../ui/class-names.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { builderPath, openEditor } from '../editor-session.ts'
import { PagesRow, PagesRowWaiting } from './pages-row.tsx'
import { StateBadge } from './state-badge.tsx'
import { Thumbnail } from './thumbnail/thumbnail.tsx'

const most = 8
/** Of these, how many are seen at once on a phone. */
const firstSeen = 2

/** The pages that changed last, each with its picture, where it stands and what it brought; one press opens the editor. */
export function RecentPages() {
  const { t } = useTranslation()
  const pages = useQuery(api.pageOverview.list.queryOptions({ input: { limit: most } }))
  if (pages.isError && !pages.data)
    return (
      <ErrorPanel
        title={t('No se han podido cargar tus páginas')}
        text={errorText(pages.error)}
        action={<Button onClick={() => void pages.refetch()}>{t('Reintentar')}</Button>}
      />
    )
  if (!pages.data) return <PagesRowWaiting />
  return (
    <PagesRow>
      {pages.data.items.map((page, place) => (
        <RecentPage key={page.id} page={page} isFirst={place < firstSeen} />
      ))}
      <li className="flex snap-start">
        <Link
          to={`${builderPath}/new-page`}
          className="flex flex-1 flex-col items-center justify-center gap-3 rounded-lg border border-dashed border-control p-4 text-center font-medium transition-colors duration-150 hover:border-accent-text hover:bg-hover"
        >
          <span className="grid size-10 place-items-center rounded-full bg-accent-soft text-accent-text">
            <Plus aria-hidden="true" className="size-5" />
          </span>
          {t('Página nueva')}
        </Link>
      </li>
    </PagesRow>
  )
}

function RecentPage({ page, isFirst }: { page: OverviewPage; isFirst: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <li className="flex min-w-0 snap-start">
      <button
        type="button"
        className={cn(cardLinkClass, 'flex min-w-0 flex-1 flex-col overflow-hidden p-0 text-start')}
        onClick={() => openEditor(navigate, { pageId: page.id, name: page.name })}
      >
        <span className="block w-full">
          <Thumbnail page={page} isDecorative isFirst={isFirst} />
        </span>
        <span className="flex h-20 w-full min-w-0 flex-col justify-center gap-1.5 px-4">
          <bdi className="truncate text-base font-semibold">{page.name}</bdi>
          <span className="flex items-center justify-between gap-2 text-dense whitespace-nowrap text-muted tabular-nums">
            <StateBadge page={page} />
            {page.publication && page.leads !== null ? (
              <span className="truncate">
                {page.visits && `${t('{{visits}} visitas', { visits: formatNumber(page.visits.visits) })} · `}
                {t('{{count}} leads', { count: page.leads })}
              </span>
            ) : (
              <span className="truncate">{formatRelative(page.updatedAt)}</span>
            )}
          </span>
        </span>
      </button>
    </li>
  )
}
