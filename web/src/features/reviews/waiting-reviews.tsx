import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { formatRelative } from '../../platform/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { stateNames, stateTones } from './review-words.ts'

const isWaiting = ({ state }: { state: string }) => state === 'waiting'

/** The pages that a client is asked about: those that wait first. */
export function WaitingReviews() {
  const { t } = useTranslation()
  const id = useId()
  const items = useQuery(api.reviews.list.queryOptions({ input: { limit: 100 } })).data?.items
  if (items === undefined || items.length === 0) return null
  const shown = [...items.filter(isWaiting), ...items.filter((item) => !isWaiting(item))]
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="text-base font-semibold">
        {t('Esperan tu respuesta')}
      </h2>
      {!items.some(isWaiting) && <p className="text-muted">{t('Nada ahora mismo.')}</p>}
      <ul className="rounded-lg border bg-surface">
        {shown.map(({ id: reviewId, page, state, createdAt }) => (
          <li key={reviewId} className="flex border-t first:border-t-0">
            <Link
              to={`/reviews/${reviewId}`}
              className="flex min-h-14 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 hover:bg-hover"
            >
              <bdi className="min-w-0 flex-1 truncate font-medium">{page.name}</bdi>
              <Badge tone={stateTones[state]}>{t(stateNames[state])}</Badge>
              <span className="text-dense text-muted">{formatRelative(createdAt)}</span>
              <ArrowRight aria-hidden="true" className="size-4 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
