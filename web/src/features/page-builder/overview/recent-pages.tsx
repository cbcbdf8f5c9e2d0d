import type { OverviewPage } from '@aurelio/contracts/page-overview'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { formatRelative } from '../../../platform/format.ts'
import { cardLinkClass } from '../../../ui/card.tsx'
import { cn } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { openEditor } from '../editor-session.ts'
import { Thumbnail } from './thumbnail/thumbnail.tsx'

const most = 3

/** The pages that changed last, each with its picture; one press opens the editor. */
export function RecentPages() {
  const { t } = useTranslation()
  const pages = useQuery(api.pageOverview.list.queryOptions({ input: { limit: most } }))
  if (pages.isPending) return <Skeleton className="h-88" />
  const { items = [] } = pages.data ?? {}
  if (items.length === 0) return <p className="text-muted">{t('Todavía no hay páginas.')}</p>
  return (
    <ul className="grid gap-4 @xl:grid-cols-2 @2xl:grid-cols-3">
      {items.map((page) => (
        <RecentPage key={page.id} page={page} />
      ))}
    </ul>
  )
}

function RecentPage({ page }: { page: OverviewPage }) {
  const navigate = useNavigate()
  return (
    <li className="flex min-w-0">
      <button
        type="button"
        className={cn(cardLinkClass, 'flex min-w-0 flex-1 flex-col overflow-hidden p-0 text-start')}
        onClick={() => openEditor(navigate, { pageId: page.id, name: page.name })}
      >
        <span className="block w-full">
          <Thumbnail page={page} isDecorative />
        </span>
        <span className="flex min-w-0 flex-col gap-1 p-4">
          <bdi className="truncate text-base font-semibold">{page.name}</bdi>
          <span className="text-dense text-muted">{formatRelative(page.updatedAt)}</span>
        </span>
      </button>
    </li>
  )
}
