import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { onBothEngines, readyDatabase } from '../../testing/engines.ts'
import type { Database } from './database.ts'
import { constraintFault } from './errors.ts'

onBothEngines('the database', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await readyDatabase(engine)
  })

  const insert = (key: string, count = 1) =>
    database
      .query()
      .insertInto('rateLimit')
      .values({ key, count, resetAt: '2030-01-01T00:00:00.000Z', blockedUntil: null })
      .execute()
  const keys = async (prefix: string) => {
    const rows = await database
      .query()
      .selectFrom('rateLimit')
      .select('key')
      .where('key', 'like', `${prefix}%`)
      .orderBy('key')
      .execute()
    return rows.map(({ key }) => key)
  }

  it('joins the open transaction, and a failure inside takes everything back', async () => {
    const fail = database.inTransaction(async () => {
      await insert('a1')
      await database.inTransaction(() => insert('a2'))
      expect(await keys('a')).toEqual(['a1', 'a2'])
      throw new Error('no')
    })
    await expect(fail).rejects.toThrow('no')
    expect(await keys('a')).toEqual([])
  })

  it('runs many transactions at once without a lost update', async () => {
    await insert('b', 0)
    const add = () =>
      database.inTransaction(async () => {
        await database
          .query()
          .updateTable('rateLimit')
          .set((eb) => ({ count: eb('count', '+', 1) }))
          .where('key', '=', 'b')
          .execute()
        await database.query().selectFrom('rateLimit').selectAll().execute()
      })
    await Promise.all(Array.from({ length: 30 }, add))
    const row = await database
      .query()
      .selectFrom('rateLimit')
      .select('count')
      .where('key', '=', 'b')
      .executeTakeFirstOrThrow()
    expect(row.count).toBe(30)
  })

  it('calls what waits for the commit after it, and never after a rollback', async () => {
    const calls: string[] = []
    database.afterCommit(() => calls.push('outside'))
    await database.inTransaction(async () => {
      database.afterCommit(() => calls.push('committed'))
      expect(calls).toEqual(['outside'])
    })
    await database
      .inTransaction(async () => {
        database.afterCommit(() => calls.push('rolled back'))
        throw new Error('no')
      })
      .catch(() => {})
    expect(calls).toEqual(['outside', 'committed'])
  })

  it('names the constraint that refused a write', async () => {
    await insert('c')
    expect(constraintFault(await insert('c').catch((error: unknown) => error))).toBe('unique')
    const page = {
      id: 'x',
      workspaceId: 'none',
      projectId: null,
      name: 'n',
      search: 'n',
      version: 1,
      createdAt: '',
      updatedAt: '',
      document: '{}',
    }
    const orphan = await database
      .query()
      .insertInto('page')
      .values(page)
      .execute()
      .catch((error: unknown) => error)
    expect(constraintFault(orphan)).toBe('foreign-key')
    const odd = await sql`insert into "jobSchedule" ("kind", "nextRunAt") values ('k', null)`
      .execute(database.query())
      .catch((error: unknown) => error)
    expect(constraintFault(odd)).toBe('not-null')
    expect(constraintFault(new Error('else'))).toBeNull()
  })

  it('counts in numbers', async () => {
    const { total } = await database
      .query()
      .selectFrom('rateLimit')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    expect(total).toBeTypeOf('number')
  })
})
