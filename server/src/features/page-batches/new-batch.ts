import type { BatchRow, BatchTarget } from '@aurelio/contracts/page-batches'
import type { PageBatchRow } from '../../platform/database/tables/page-batches.ts'
import { placeOf } from './targets/open-target.ts'

const untouched = { done: 0, made: 0, changed: 0, same: 0, failed: 0, problem: null } as const

type Given = Pick<PageBatchRow, 'id' | 'workspaceId' | 'createdBy' | 'name' | 'secret'> & {
  target: BatchTarget
}

/** A batch whose pages are still to come. */
export function newBatch({ target, ...given }: Given): PageBatchRow {
  return {
    ...untouched,
    ...given,
    target: JSON.stringify(target),
    place: placeOf(given.workspaceId, target),
    state: 'filling',
    run: null,
    total: 0,
    startAt: null,
    perDay: null,
    nextAt: null,
    createdAt: new Date().toISOString(),
  }
}

/** A page of a batch that is still to be published. */
export function newItem(row: BatchRow) {
  return {
    slug: row.slug,
    content: JSON.stringify(row),
    print: null,
    state: 'waiting',
    thingId: null,
    before: null,
    problem: null,
    settledAt: null,
  } as const
}
