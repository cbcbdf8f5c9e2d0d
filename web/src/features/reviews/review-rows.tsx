import { addresses } from '@aurelio/contracts/addresses'
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
            to={addresses.review(id)}
            className="flex min-h-14 min-w-0 flex-1 items-center gap-3 px-4 py-1.5 hover:bg-hover"
          >
            <span className="min-w-0 flex-1">
              <bdi className="block truncate font-medium">{page.name}</bdi>
              <span className="flex items-center gap-2 text-dense text-muted">
                <Badge tone={stateTones[state]}>{t(stateNames[state])}</Badge>
                {formatRelative(createdAt)}
              </span>
            </span>
            <ArrowRight aria-hidden="true" className="size-4 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
