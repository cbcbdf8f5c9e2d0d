import type { ReviewSummary } from '@aurelio/contracts/reviews'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatRelative } from '../../platform/format.ts'
import { cn } from '../../ui/class-names.ts'
import { Badge } from '../../ui/badge.tsx'
import { stateNames, stateTones } from './review-words.ts'

type ReviewRowsProps = { reviews: readonly ReviewSummary[]; className?: string }

/** Reviews, each a link to what was asked and answered. */
export function ReviewRows({ reviews, className }: ReviewRowsProps) {
  const { t } = useTranslation()
  return (
    <ul className={cn('rounded-lg border bg-surface', className)}>
      {reviews.map(({ id, page, state, createdAt }) => (
        <li key={id} className="flex shrink-0 grow border-t first:border-t-0">
          <Link
            to={`/reviews/${id}`}
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
  )
}
