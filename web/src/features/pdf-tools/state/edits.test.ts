import { describe, expect, it } from 'vitest'
import { chosenPages } from './chosen-pages.ts'
import {
  deleted,
  duplicated,
  moved,
  movedFile,
  placed,
  turned,
  undone,
  withBlank,
  withoutFile,
} from './edits.ts'
import { documentsOf, emptyWorkbench, type Page, type Source, type Workbench } from './model.ts'

const source = (id: string, pages: number): Source => ({
  id,
  name: `${id}.pdf`,
  file: new Blob([]),
  kind: 'pdf',
  password: '',
  pages,
  encrypted: false,
  limited: false,
  repaired: false,
})

/** Two files of three and two pages: a0 a1 a2 b0 b1. */
function bench(...selected: string[]): Workbench {
  const pages = [
    ['a', 0],
    ['a', 1],
    ['a', 2],
    ['b', 0],
    ['b', 1],
  ] as const
  return {
    ...emptyWorkbench,
    sources: [source('a', 3), source('b', 2)],
    pages: pages.map(([from, page]) => ({ id: `${from}${page}`, kind: 'page', source: from, page, turn: 0 })),
    selected: new Set(selected),
  }
}
const names = ({ pages }: Workbench) => pages.map(nameOf).join(' ')
const nameOf = (page: Page) => (page.kind === 'blank' ? 'blank' : `${page.source}${page.page}`)

describe('pages', () => {
  it('turn, and turn back when that is undone', () => {
    const state = turned(bench('a1'))
    expect(state.pages.map((page) => page.kind === 'page' && page.turn)).toEqual([0, 90, 0, 0, 0])
    expect(undone(state).pages).toEqual(bench().pages)
  })

  it('are doubled beside themselves and deleted, each step undone in its turn', () => {
    const doubled = duplicated(bench('a0', 'b1'))
    expect(names(doubled)).toBe('a0 a0 a1 a2 b0 b1 b1')
    const left = deleted(doubled)
    expect(names(left)).toBe('a0 a1 a2 b0 b1')
    expect(left.selected.size).toBe(0)
    expect(names(undone(left))).toBe('a0 a0 a1 a2 b0 b1 b1')
    expect(names(undone(undone(left)))).toBe('a0 a1 a2 b0 b1')
    expect(undone(undone(undone(left)))).toEqual(undone(undone(left)))
  })

  it('move together, and stop at the ends', () => {
    expect(names(moved(bench('a1', 'a2'), -1))).toBe('a1 a2 a0 b0 b1')
    expect(names(moved(bench('a0', 'a2'), -1))).toBe('a0 a2 a1 b0 b1')
    expect(names(moved(bench('a0', 'b1'), 1))).toBe('a1 a0 a2 b0 b1')
    const still = bench('b0', 'b1')
    expect(moved(still, 1)).toBe(still)
  })

  it('are carried before another one, also before one that is carried', () => {
    expect(names(placed(bench(), new Set(['b1', 'a0']), 'a2'))).toBe('a1 a0 b1 a2 b0')
    expect(names(placed(bench(), new Set(['a0', 'a1']), 'a1'))).toBe('a0 a1 a2 b0 b1')
    expect(names(placed(bench(), new Set(['a0']), null))).toBe('a1 a2 b0 b1 a0')
  })

  it('get a blank one behind the last selected', () => {
    const state = withBlank(bench('a0'))
    expect(names(state)).toBe('a0 blank a1 a2 b0 b1')
    expect(documentsOf(state).map(({ pages }) => pages.length)).toEqual([4, 2])
    expect(names(withBlank(bench()))).toBe('a0 a1 a2 b0 b1 blank')
  })

  it('that are asked for stand in their order where those of their file began', () => {
    const state = bench()
    const chosen = (asked: [string, number[]][]) =>
      chosenPages({ ...state, documents: documentsOf(state) }, new Map(asked))
        .map(nameOf)
        .join(' ')
    expect(chosen([])).toBe('a0 a1 a2 b0 b1')
    expect(chosen([['a', [2, 0]]])).toBe('a2 a0 b0 b1')
    expect(chosen([['b', [1, 1]]])).toBe('a0 a1 a2 b1 b1')
  })
})

describe('files', () => {
  it('change places with all their pages', () => {
    expect(names(movedFile(bench(), 'b', -1))).toBe('b0 b1 a0 a1 a2')
    const first = bench()
    expect(movedFile(first, 'a', -1)).toBe(first)
  })

  it('go with their pages, and no undoing brings pages of theirs back', () => {
    const state = withoutFile(deleted(bench('b0')), 'b')
    expect(names(state)).toBe('a0 a1 a2')
    expect(names(undone(state))).toBe('a0 a1 a2')
  })
})
