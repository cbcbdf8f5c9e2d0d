import { AsyncLocalStorage } from 'node:async_hooks'
import type { ReplicaState } from '@aurelio/contracts/health'
import { Kysely, PostgresDialect } from 'kysely'
import { isReplicaFault } from './errors.ts'
import { openPool } from './postgres.ts'
import { replicaOf } from './replica.ts'
import type { Tables } from './tables.ts'

type Settings = { url: string; pool: number }
type Told = { onError: (error: Error) => void; onState: (state: ReplicaState) => void }

/** Where heavy reads go: to the replica of the settings while that has the whole answer; null for no such setting. */
export type ReadingAside = {
  /** The replica, within a read that goes there. */
  connection: () => Kysely<Tables> | undefined
  read: <Result>(work: () => Promise<Result>) => Promise<Result>
  state: () => Promise<ReplicaState | null>
  close: () => Promise<void>
}

/** Without a replica every read stays where it is. */
export const noneAside: ReadingAside = {
  connection: () => undefined,
  read: (work) => work(),
  state: () => Promise.resolve(null),
  close: () => Promise.resolve(),
}

/** It connects with the first heavy read; that it cannot is no reason for anybody to wait. */
export function readingAside(primary: Kysely<Tables>, { url, pool }: Settings, told: Told): ReadingAside {
  const timeouts = { connectionTimeoutMillis: 1000, query_timeout: 15_000 }
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openPool(url, pool, told.onError, timeouts) }),
  })
  const replica = replicaOf(primary, kysely, told.onState)
  const reading = new AsyncLocalStorage<Kysely<Tables>>()

  return {
    connection: () => reading.getStore(),
    async read(work) {
      if (reading.getStore() || !(await replica.isCurrent())) return work()
      try {
        return await reading.run(kysely, work)
      } catch (error) {
        if (!isReplicaFault(error)) throw error
        replica.broke()
        return work()
      }
    },
    state: replica.look,
    close: () => kysely.destroy(),
  }
}
