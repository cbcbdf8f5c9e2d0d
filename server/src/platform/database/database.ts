import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ReplicaState } from '@aurelio/contracts/health'
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import type { Config } from '../config.ts'
import { isLostRace } from './errors.ts'
import { openPool } from './postgres.ts'
import { noneAside, readingAside } from './reading-aside.ts'
import { NodeSqliteDialect, openSqliteFile } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

/**
 * The one way to the data. `query()` is the open transaction where there is one, else the connection: on SQLite, whose
 * connection is one, using the outer connection inside a transaction would wait for itself for ever.
 */
export type Database = {
  engine: Engine
  query: () => Kysely<Tables>
  /**
   * Runs `work` in one transaction, joining the one that is open. Never await the network inside. Where PostgreSQL
   * gives it up for others that stood in its way, it runs again: what `work` does must be undone by a rollback.
   *
   * Transactions that lock rows in different orders wait for each other until PostgreSQL gives one up. The order is:
   * counters, workspace, account, profile, projects, tasks, pages, notifications; several rows of one kind by their id.
   * What is only inserted (activity, outbox) locks nothing that others wait for; the record's chain is locked last of all.
   */
  inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Runs `work` as the last thing of the open transaction, which fails with it; in one of its own where none is open. */
  beforeCommit: (work: () => Promise<void>) => Promise<void>
  /** Calls `action` once the open transaction is committed; at once where none is open. */
  afterCommit: (action: () => void) => void
  /**
   * Runs a heavy read on the replica of the settings where it has everything that the primary has confirmed by now, else
   * on the primary, as within an open transaction. `work` only reads, and runs again where the replica fails it.
   */
  readAside: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** How the replica is at this moment; null where the settings name none. Throws where the primary does not answer. */
  replica: () => Promise<ReplicaState | null>
  /** For the libraries that bring their own queries (auth, migrations); features never use it. */
  kysely: Kysely<Tables>
  /** Asks the engine for a sign of life; throws when it gives none. */
  ping: () => Promise<void>
  /** How many connections are open, unused, and wished for in vain; null where there is but one. */
  connections: () => Connections | null
  close: () => Promise<void>
}

export type Connections = { open: number; idle: number; waiting: number }

/** How often a transaction is tried that PostgreSQL gives up, and how long it may pause before, in milliseconds. */
const mostTries = 6
const longestPauseMs = 40

type Open = {
  transaction: Transaction<Tables>
  beforeCommit: (() => Promise<void>)[]
  afterCommit: (() => void)[]
}

/** Opens the database that the settings name. PostgreSQL connects with the first query. */
export function openDatabase(
  config: Config['database'],
  onError: (error: Error) => void,
  onReplica: (state: ReplicaState) => void = () => {},
): Database {
  const { dialect, connections } = dialectOf(config, onError)
  const kysely = new Kysely<Tables>({ dialect })
  const aside =
    config.engine === 'postgres' && config.readUrl !== undefined
      ? readingAside(kysely, { ...config, url: config.readUrl }, { onError, onState: onReplica })
      : noneAside
  const open = new AsyncLocalStorage<Open>()

  async function run<Result>(work: () => Promise<Result>) {
    const beforeCommit: Open['beforeCommit'] = []
    const afterCommit: Open['afterCommit'] = []
    const whole = async () => {
      const result = await work()
      for (const last of beforeCommit) await last()
      return result
    }
    const result = await kysely
      .transaction()
      .execute((transaction) => open.run({ transaction, beforeCommit, afterCommit }, whole))
    for (const action of afterCommit) action()
    return result
  }

  async function inTransaction<Result>(work: () => Promise<Result>) {
    if (open.getStore()) return work()
    for (let tries = 1; ; tries++)
      try {
        return await run(work)
      } catch (error) {
        if (tries >= mostTries || !isLostRace(error)) throw error
        // At different moments, or the same ones would meet again.
        await sleep(Math.random() * longestPauseMs * tries)
      }
  }

  return {
    engine: config.engine,
    kysely,
    query: () => open.getStore()?.transaction ?? aside.connection() ?? kysely,
    inTransaction,
    async beforeCommit(work) {
      const current = open.getStore()
      if (current) current.beforeCommit.push(work)
      else await inTransaction(work)
    },
    afterCommit(action) {
      const current = open.getStore()
      if (current) current.afterCommit.push(action)
      else action()
    },
    readAside: (work) => (open.getStore() ? work() : aside.read(work)),
    replica: aside.state,
    async ping() {
      await sql`select 1`.execute(kysely)
    },
    connections,
    async close() {
      await aside.close()
      await kysely.destroy()
    },
  }
}

function dialectOf(config: Config['database'], onError: (error: Error) => void) {
  if (config.engine === 'sqlite')
    return { dialect: new NodeSqliteDialect(openSqliteFile(config.file)), connections: () => null }
  const pool = openPool(config.url, config.pool, onError)
  const connections = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return { dialect: new PostgresDialect({ pool }), connections }
}
