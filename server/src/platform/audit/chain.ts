import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { AuditEventRow } from '../database/tables/history.ts'

type NewRow = Omit<AuditEventRow, 'seq' | 'digest'>

const atOnce = 1000

/** SHA-256 of an entry and of the digest before it: no entry can be changed without all that follow. */
function digestOf(before: string, { id, at, kind, userId, actorId, workspaceId, detail }: NewRow) {
  const text = JSON.stringify([before, id, at, kind, userId, actorId, workspaceId, detail])
  return createHash('sha256').update(text).digest('base64url')
}

/** Writes an entry behind the last one. Within a transaction: its end of the chain is locked until then. */
export async function appendToChain(database: Database, row: NewRow): Promise<void> {
  const { seq, digest: before } = await database
    .query()
    .insertInto('auditChain')
    .values({ id: 1, seq: 1, digest: '', firstSeq: 1, digestBefore: '' })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ seq: eb('auditChain.seq', '+', 1) })),
    )
    .returning(['seq', 'digest'])
    .executeTakeFirstOrThrow()
  const digest = digestOf(before, row)
  await database
    .query()
    .insertInto('auditEvent')
    .values({ ...row, seq, digest })
    .execute()
  await database.query().updateTable('auditChain').set({ digest }).execute()
}

/** Removes the oldest entries, those before `moment`; what is left still follows from the last of them. */
export function expireRecord(database: Database, moment: string): Promise<void> {
  return database.inTransaction(async () => {
    const last = await database
      .query()
      .selectFrom('auditEvent')
      .select(['seq', 'digest'])
      .where('at', '<', moment)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!last) return
    await database.query().deleteFrom('auditEvent').where('seq', '<=', last.seq).execute()
    const ends = { firstSeq: last.seq + 1, digestBefore: last.digest }
    await database.query().updateTable('auditChain').set(ends).execute()
  })
}

export type ChainReport =
  | { isWhole: true; entries: number; digest: string }
  /** The first entry that is not what was written: `null` where it is gone. */
  | { isWhole: false; seq: number; entry: { at: string; kind: string } | null }

/** Reads the whole record and follows its chain from end to end; what is written meanwhile is left out. */
export async function verifyChain(database: Database): Promise<ChainReport> {
  const ends = await database.query().selectFrom('auditChain').selectAll().executeTakeFirst()
  if (!ends) return await withoutEnds(database)
  let before = ends.digestBefore
  let next = ends.firstSeq
  while (next <= ends.seq) {
    const rows = await database
      .query()
      .selectFrom('auditEvent')
      .selectAll()
      .where('seq', '>=', next)
      .where('seq', '<=', ends.seq)
      .orderBy('seq')
      .limit(atOnce)
      .execute()
    for (const row of rows) {
      if (row.seq !== next) return { isWhole: false, seq: next, entry: null }
      if (row.digest !== digestOf(before, row)) return { isWhole: false, seq: next, entry: row }
      before = row.digest
      next += 1
    }
    if (rows.length === 0) return { isWhole: false, seq: next, entry: null }
  }
  if (before !== ends.digest) return { isWhole: false, seq: ends.seq, entry: null }
  return { isWhole: true, entries: ends.seq - ends.firstSeq + 1, digest: before }
}

/** Nothing was ever written, unless its ends were taken away. */
async function withoutEnds(database: Database): Promise<ChainReport> {
  const row = await database.query().selectFrom('auditEvent').selectAll().orderBy('seq').executeTakeFirst()
  return row ? { isWhole: false, seq: row.seq, entry: row } : { isWhole: true, entries: 0, digest: '' }
}
