import { type BatchTarget, type PageBatch, pageBatchSchema } from '@aurelio/contracts/page-batches'
import type { PageBatchRow } from '../../platform/database/tables/page-batches.ts'

const targetSchema = pageBatchSchema.shape.target

/** Where a batch goes, as its row keeps it. */
export function readTarget(text: string): BatchTarget {
  return targetSchema.parse(JSON.parse(text))
}

/** A batch as it is told; nothing of its password. */
export function toBatch({ target, ...row }: PageBatchRow): PageBatch {
  return pageBatchSchema.parse({ ...row, target: readTarget(target) })
}
