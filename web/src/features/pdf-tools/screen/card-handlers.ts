import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Bench } from '../state/bench.ts'
import { moved, placed } from '../state/edits.ts'
import { useBench } from '../bench-context.tsx'

type CardEvent<Kind extends DragEvent | KeyboardEvent> = Kind & { currentTarget: HTMLElement }
export type CardHandlers = ReturnType<typeof cardHandlers>

/** What every page answers to; the same for all and for ever, so that a page is only drawn again when it changes. */
export function useCardHandlers(): CardHandlers {
  const bench = useBench()
  const [handlers] = useState(() => cardHandlers(bench))
  return handlers
}

const mark = 'data-drop'
const steps: Readonly<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

function cardHandlers(bench: Bench) {
  let carried: ReadonlySet<string> | null = null
  let over: HTMLElement | null = null

  function point(card: HTMLElement | null, side: 'before' | 'after' = 'before') {
    if (over !== card) over?.removeAttribute(mark)
    over = card
    card?.setAttribute(mark, side)
  }

  return {
    /** Arrows, Home and End go from page to page; with Alt the selected pages go along, else the page itself. */
    onKeyDown: (event: CardEvent<KeyboardEvent>) => {
      const step = steps[event.key]
      if (step === undefined && event.key !== 'Home' && event.key !== 'End') return
      event.preventDefault()
      const card = event.currentTarget
      if (event.altKey && step !== undefined) carryByKey(bench, card, step)
      else neighbour(card, step ?? event.key)?.focus()
    },
    onDragStart: (event: CardEvent<DragEvent>) => {
      const id = idOf(event.currentTarget)
      const { selected } = bench.store.getState()
      carried = selected.has(id) ? selected : new Set([id])
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', '')
    },
    onDragOver: (event: CardEvent<DragEvent>) => {
      if (!carried) return
      event.preventDefault()
      const { left, width } = event.currentTarget.getBoundingClientRect()
      point(event.currentTarget, event.clientX < left + width / 2 ? 'before' : 'after')
    },
    onDrop: (event: CardEvent<DragEvent>) => {
      const ids = carried
      if (!ids) return
      event.preventDefault()
      const isAfter = event.currentTarget.getAttribute(mark) === 'after'
      const target = idOf(event.currentTarget)
      bench.change((state) => {
        const at = state.pages.findIndex(({ id }) => id === target)
        return placed(state, ids, state.pages[isAfter ? at + 1 : at]?.id ?? null)
      })
    },
    onDragEnd: () => {
      point(null)
      carried = null
    },
  }
}

function idOf(card: HTMLElement): string {
  return card.dataset['page'] ?? ''
}

/** Moves the selected pages, or this one; the focus goes along, also where the page comes to stand among those of another file. */
function carryByKey(bench: Bench, card: HTMLElement, step: -1 | 1) {
  const id = idOf(card)
  const grid = card.closest('[data-page-grid]')
  flushSync(() =>
    bench.change((state) =>
      moved(state.selected.has(id) ? state : { ...state, selected: new Set([id]) }, step),
    ),
  )
  grid?.querySelector<HTMLElement>(`[data-page="${id}"]`)?.focus()
}

function neighbour(card: HTMLElement, to: string | number): HTMLElement | undefined {
  const all = [...(card.closest('[data-page-grid]')?.querySelectorAll<HTMLElement>('[data-pdf-page]') ?? [])]
  if (to === 'Home') return all[0]
  if (to === 'End') return all.at(-1)
  return all[all.indexOf(card) + Number(to)]
}
