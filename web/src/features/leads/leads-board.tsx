import { type Lead, type LeadState, leadStates } from '@aurelio/contracts/leads'
import { BoardColumn } from './board-column.tsx'
import type { LeadFilter } from './lead-filter.ts'
import { useCardDrag } from './use-card-drag.ts'

type LeadsBoardProps = {
  filter: LeadFilter
  mayChange: boolean
  onOpen: (id: string) => void
  onState: (lead: Lead, state: LeadState) => void
}

/**
 * The same leads as the list, in a column for each state. A card goes to another one by dragging, by its select, or with
 * Alt and an arrow.
 */
export function LeadsBoard({ filter, mayChange, onOpen, onState }: LeadsBoardProps) {
  const drag = useCardDrag(onState)
  const shown = filter.state ? [filter.state] : leadStates
  return (
    <div className="-mx-1 flex snap-x gap-3 overflow-x-auto px-1 pb-2">
      {shown.map((state, at) => (
        <BoardColumn
          key={state}
          state={state}
          filter={filter}
          mayChange={mayChange}
          drag={drag}
          onOpen={onOpen}
          onState={onState}
          onStep={(lead, step) => {
            const next = shown[at + step]
            if (next) onState(lead, next)
          }}
        />
      ))}
    </div>
  )
}
