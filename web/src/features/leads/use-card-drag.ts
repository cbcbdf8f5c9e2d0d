import type { Lead, LeadState } from '@aurelio/contracts/leads'
import { type DragEvent, useState } from 'react'
import { leadName } from './lead-words.ts'

/** Dragging cards between the columns of the board, as the browser does it. */
export function useCardDrag(onState: (lead: Lead, state: LeadState) => void) {
  const [dragged, setDragged] = useState<Lead>()
  return {
    isTarget: (state: LeadState) => dragged !== undefined && dragged.state !== state,
    cardHandlers: (lead: Lead) => ({
      onDragStart({ dataTransfer }: DragEvent) {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', leadName(lead))
        setDragged(lead)
      },
      onDragEnd: () => setDragged(undefined),
    }),
    columnHandlers: (state: LeadState) => ({
      onDragOver(event: DragEvent) {
        if (dragged) event.preventDefault()
      },
      onDrop(event: DragEvent) {
        event.preventDefault()
        if (dragged) onState(dragged, state)
        setDragged(undefined)
      },
    }),
  }
}
export type CardDrag = ReturnType<typeof useCardDrag>
