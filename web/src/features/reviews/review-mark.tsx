import { addresses } from '@aurelio/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { Badge } from '../../ui/badge.tsx'
import { stateNames, stateTones } from './review-words.ts'

/** One question for all cards; a page alone asks again where more pages were reviewed than one answer holds. */
function useLastReview(pageId: string) {
  const { data } = useQuery(api.reviews.list.queryOptions({ input: { limit: 100 } }))
  const found = data?.items.find((item) => item.page.id === pageId)
  const enabled = data !== undefined && !found && data.nextCursor !== null
  const own = useQuery(api.reviews.list.queryOptions({ input: { pageId, limit: 1 }, enabled }))
  return found ?? own.data?.items[0]
}

/** Where the last review of a page stands, and the way to it; nothing where there is none. */
export function ReviewMark({ page }: { page: { id: string } }) {
  const { t } = useTranslation()
  const review = useLastReview(page.id)
  if (!review) return null
  return (
    <Link
      to={addresses.review(review.id)}
      className="flex min-h-6 flex-wrap items-center gap-2 self-start rounded-sm text-dense hover:underline coarse:min-h-11"
    >
      <Badge tone={stateTones[review.state]}>{t(stateNames[review.state])}</Badge>
      {review.openThreads > 0 && (
        <span className="text-muted">
          {t('{{count}} comentarios abiertos', { count: review.openThreads })}
        </span>
      )}
      {!review.isCurrent && <span className="text-muted">{t('Ha cambiado después')}</span>}
    </Link>
  )
}
