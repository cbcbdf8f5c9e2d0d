import type { LeadOrder, LeadSort } from '@aurelio/contracts/leads'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { LeadFilter } from './lead-filter.ts'

type SortHeadingProps = {
  name: string
  sort: LeadSort
  filter: Pick<LeadFilter, 'sort' | 'order'>
  onSort: (by: LeadOrder) => void
  className?: string
}

/** Names begin with A; of dates and amounts the last and the largest matter first. */
const firstOrder: Record<LeadSort, LeadOrder['order']> = { date: 'desc', value: 'desc', name: 'asc' }

/** The head of a column that the list is sorted by; once more turns it round. */
export function SortHeading({ name, sort, filter, onSort, className }: SortHeadingProps) {
  const isChosen = filter.sort === sort
  const isUp = filter.order === 'asc'
  const Arrow = isUp ? ArrowUp : ArrowDown
  const next = isChosen ? (isUp ? 'desc' : 'asc') : firstOrder[sort]
  return (
    <th
      scope="col"
      aria-sort={isChosen ? (isUp ? 'ascending' : 'descending') : undefined}
      className={className}
    >
      <button
        type="button"
        onClick={() => onSort({ sort, order: next })}
        className="-mx-1 inline-flex min-h-8 items-center gap-1 rounded-sm px-1 font-medium hover:text-foreground coarse:min-h-11"
      >
        {name}
        {isChosen && <Arrow aria-hidden="true" className="size-3.5" />}
      </button>
    </th>
  )
}
