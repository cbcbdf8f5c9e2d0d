import { turnRight } from '@aurelio/formats/pdf/plan'
import type { Page, Workbench } from './model.ts'

const mostSteps = 100
/** A4, in points: what a blank page has where no other tells. */
const a4 = { width: 595.28, height: 841.89 }

/** The workbench with other pages, and a step to undo. What was selected and is still there stays so. */
function withPages(state: Workbench, pages: readonly Page[], selected = state.selected): Workbench {
  const there = new Set(pages.map(({ id }) => id))
  return {
    ...state,
    pages,
    selected: new Set([...selected].filter((id) => there.has(id))),
    past: [...state.past, state.pages].slice(-mostSteps),
  }
}

/** Turns the selected pages to the right. */
export function turned(state: Workbench): Workbench {
  const turn = (page: Page): Page => {
    if (!state.selected.has(page.id)) return page
    if (page.kind === 'blank') return { ...page, width: page.height, height: page.width }
    return { ...page, turn: turnRight(page.turn) }
  }
  return withPages(state, state.pages.map(turn))
}

/** Puts a copy behind each selected page. */
export function duplicated(state: Workbench): Workbench {
  return withPages(
    state,
    state.pages.flatMap((page) =>
      state.selected.has(page.id) ? [page, { ...page, id: crypto.randomUUID() }] : [page],
    ),
  )
}

export function deleted(state: Workbench): Workbench {
  return withPages(
    state,
    state.pages.filter(({ id }) => !state.selected.has(id)),
  )
}

/** Puts a blank page behind the last selected one, else at the end. */
export function withBlank(state: Workbench): Workbench {
  const at = state.pages.findLastIndex(({ id }) => state.selected.has(id))
  const place = at === -1 ? state.pages.length : at + 1
  const neighbour = state.pages[place - 1] ?? state.pages[0]
  if (!neighbour) return state
  const size = neighbour.kind === 'blank' ? { width: neighbour.width, height: neighbour.height } : a4
  const blank: Page = { id: crypto.randomUUID(), kind: 'blank', source: neighbour.source, ...size }
  return withPages(state, state.pages.toSpliced(place, 0, blank), new Set([blank.id]))
}

/** Moves the selected pages one place towards the start (-1) or the end (1). */
export function moved(state: Workbench, step: -1 | 1): Workbench {
  const pages = [...state.pages]
  const isSelected = (at: number) => state.selected.has(pages[at]?.id ?? '')
  const places = pages.map((_, at) => at)
  for (const at of step === -1 ? places : places.toReversed()) {
    const other = at + step
    const [page, neighbour] = [pages[at], pages[other]]
    if (!page || !neighbour || !isSelected(at) || isSelected(other)) continue
    pages[at] = neighbour
    pages[other] = page
  }
  const hasMoved = pages.some((page, at) => page !== state.pages[at])
  return hasMoved ? withPages(state, pages) : state
}

/** Moves these pages before another one, or to the end where that is null. */
export function placed(state: Workbench, ids: ReadonlySet<string>, before: string | null): Workbench {
  const carried = state.pages.filter(({ id }) => ids.has(id))
  // The first page from there on that stays where it is.
  const target = before === null ? -1 : state.pages.findIndex(({ id }) => id === before)
  const anchor = target === -1 ? undefined : state.pages.slice(target).find(({ id }) => !ids.has(id))
  const left = state.pages.filter(({ id }) => !ids.has(id))
  const at = anchor ? left.indexOf(anchor) : left.length
  return withPages(state, left.toSpliced(at, 0, ...carried))
}

/** Moves all pages of a file before those of the file before it, or behind those of the next. */
export function movedFile(state: Workbench, source: string, step: -1 | 1): Workbench {
  const order = [...new Set(state.pages.map((page) => page.source))]
  const at = order.indexOf(source)
  const other = order[at + step]
  if (other === undefined) return state
  order[at] = other
  order[at + step] = source
  return withPages(
    state,
    order.flatMap((id) => state.pages.filter((page) => page.source === id)),
  )
}

export function undone(state: Workbench): Workbench {
  const pages = state.past.at(-1)
  if (!pages) return state
  const known = new Set(state.sources.map(({ id }) => id))
  const there = pages.filter(({ source }) => known.has(source))
  return { ...withPages(state, there), past: state.past.slice(0, -1) }
}

/** Takes a file off the workbench, with all its pages. That is no step to undo: its bytes are gone. */
export function withoutFile(state: Workbench, source: string): Workbench {
  const pages = state.pages.filter((page) => page.source !== source)
  return {
    ...withPages(state, pages),
    past: state.past,
    sources: state.sources.filter(({ id }) => id !== source),
  }
}
