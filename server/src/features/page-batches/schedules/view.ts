import {
  type PageRecipe,
  pageRecipeSchema,
  type PageSchedule,
  pageScheduleSchema,
  type Rhythm,
  rhythmSchema,
  type ScheduleRun,
} from '@aurelio/contracts/page-schedules'
import { readTarget } from '../view.ts'
import type { ShownRun, ShownSchedule } from './store.ts'

/** When a schedule has its turns, as its row keeps it. */
export function readRhythm(text: string): Rhythm {
  return rhythmSchema.parse(JSON.parse(text))
}

/** How a schedule makes its pages, as its row keeps it. */
export function readRecipe(text: string): PageRecipe {
  return pageRecipeSchema.parse(JSON.parse(text))
}

/** A schedule as it is told; nothing of its password. */
export function toSchedule(row: ShownSchedule, runs: readonly ShownRun[]): PageSchedule {
  const { id, name, target, tableFrom, placesFrom, rhythm, nextAt, createdAt } = row
  const { columns } = readRecipe(row.recipe)
  return pageScheduleSchema.parse({
    id,
    name,
    nextAt,
    createdAt,
    target: readTarget(target),
    table: JSON.parse(tableFrom),
    places: JSON.parse(placesFrom),
    columns: Object.values(columns).filter((column) => column !== null),
    rhythm: readRhythm(rhythm),
    runs: runs.map(toRun),
  })
}

/** A run with what became of its batch. */
function toRun(run: ShownRun): ScheduleRun {
  const { id, byHand, detail, same, skipped, startedAt, batchId, batchState } = run
  const { total, done, made, changed, failed } = run
  const batch =
    batchId === null || batchState === null
      ? null
      : { id: batchId, state: batchState, ...counted({ total, done, made, changed, failed }) }
  const base = { id, byHand: byHand === 1, detail, same, skipped, startedAt, batch }
  return { ...base, state: stateOf(run), problem: run.problem ?? run.batchProblem }
}

function stateOf({ state, batchState }: ShownRun): ScheduleRun['state'] {
  if (state !== 'published') return state
  if (batchState === 'running') return 'publishing'
  return batchState === 'failed' ? 'failed' : 'done'
}

/** True while a run is at it, or its pages are on their way. */
export function isUnderWay(run: ShownRun | undefined): boolean {
  if (!run) return false
  const state = stateOf(run)
  return state === 'making' || state === 'publishing'
}

type Figures = Pick<ShownRun, 'total' | 'done' | 'made' | 'changed' | 'failed'>

function counted({ total, done, made, changed, failed }: Figures) {
  return { total: total ?? 0, done: done ?? 0, made: made ?? 0, changed: changed ?? 0, failed: failed ?? 0 }
}
