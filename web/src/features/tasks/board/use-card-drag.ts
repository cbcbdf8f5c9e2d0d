import type { Task, TaskState } from '@aurelio/contracts/tasks'
import { useState, type DragEvent } from 'react'
import type { CardMove } from './moved-cards.ts'

/** Dragging cards over the board, as the browser does it: onto a card, or behind all of a column. */
export function useCardDrag(onMove: (move: CardMove) => void) {
  const [dragged, setDragged] = useState<Task>()
  const [target, setTarget] = useState<{ state: TaskState; beforeId: string | null }>()

  function over(event: DragEvent, state: TaskState, beforeId: string | null) {
    if (!dragged) return
    event.preventDefault()
    event.stopPropagation()
    if (target?.state !== state || target.beforeId !== beforeId) setTarget({ state, beforeId })
  }

  function drop(event: DragEvent, state: TaskState, beforeId: string | null) {
    if (!dragged) return
    event.preventDefault()
    event.stopPropagation()
    if (dragged.id !== beforeId) onMove({ task: dragged, state, beforeId })
    end()
  }

  function end() {
    setDragged(undefined)
    setTarget(undefined)
  }

  return {
    /** Where the card would stand if it were let go. */
    isTarget: (state: TaskState, beforeId: string | null) =>
      target?.state === state && target.beforeId === beforeId,
    cardHandlers: (task: Task) => ({
      onDragStart({ dataTransfer }: DragEvent) {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', task.title)
        setDragged(task)
      },
      onDragEnd: end,
      onDragOver: (event: DragEvent) => over(event, task.state, task.id),
      onDrop: (event: DragEvent) => drop(event, task.state, task.id),
    }),
    columnHandlers: (state: TaskState) => ({
      onDragOver: (event: DragEvent) => over(event, state, null),
      onDrop: (event: DragEvent) => drop(event, state, null),
    }),
  }
}
export type CardDrag = ReturnType<typeof useCardDrag>
