import type { Database } from '../../../platform/database/database.ts'
import { unpack } from '../../../platform/database/packed-text.ts'
import { notFound } from '../../../platform/http/failures.ts'
import { versionStore } from './store.ts'

/** The text of the stored page that a version keeps. Throws a 404 where the page has no such version. */
export async function readVersion(database: Database, pageId: string, id: string): Promise<string> {
  const row = await versionStore(database).packed(pageId, id)
  if (!row) throw notFound()
  return unpack(row.content, row.baseContent === null ? undefined : unpack(row.baseContent))
}
