import type { Lead, LeadState } from '@aurelio/contracts/leads'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../platform/api/error-text.ts'
import { cn } from '../../ui/class-names.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BoardCard } from './board-card.tsx'
import { LeadCount } from './lead-count.tsx'
import type { LeadFilter } from './lead-filter.ts'
import { stateNames } from './lead-words.ts'
import type { CardDrag } from './use-card-drag.ts'
import { useLeads } from './use-leads.ts'

type BoardColumnProps = {
  state: LeadState
  filter: LeadFilter
  mayChange: boolean
  drag: CardDrag
  onOpen: (id: string) => void
  onState: (lead: Lead, state: LeadState) => void
  /** To the next column or the one before. */
  onStep: (lead: Lead, step: 1 | -1) => void
}

/** The leads of one state, as many as the list would have. */
export function BoardColumn({ state, filter, drag, ...card }: BoardColumnProps) {
  const { t } = useTranslation()
  const headingId = useId()
  const query = useLeads({ ...filter, state })
  const leads = query.data?.pages.flatMap(({ items }) => items)
  return (
    <section
      aria-labelledby={headingId}
      data-state={state}
      {...drag.columnHandlers(state)}
      className={cn(
        'flex w-72 shrink-0 snap-start flex-col gap-2 rounded-lg border bg-background p-2 @4xl:w-auto @4xl:min-w-40 @4xl:flex-1',
        drag.isTarget(state) && 'outline-2 outline-accent outline-dashed',
      )}
    >
      <h2 id={headingId} className="flex items-baseline justify-between gap-2 px-1 text-sm font-semibold">
        {t(stateNames[state])}
        <span className="text-dense font-normal text-muted tabular-nums">
          <LeadCount page={query.data?.pages[0]} />
        </span>
      </h2>
      {query.isPending && <Skeleton className="h-24" />}
      {query.isError && !leads && (
        <p role="alert" className="p-2 text-dense text-danger">
          {errorText(query.error)}
        </p>
      )}
      {leads?.length === 0 && <p className="p-2 text-dense text-muted">{t('Ninguno')}</p>}
      <ol className="flex flex-col gap-2">
        {leads?.map((lead) => (
          <BoardCard key={lead.id} lead={lead} drag={drag} {...card} />
        ))}
      </ol>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        error={query.isFetchNextPageError ? errorText(query.error) : undefined}
        onLoad={() => void query.fetchNextPage()}
      />
    </section>
  )
}
