import { PostgresDialect } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'

/** `bigint` and `count(*)` as numbers; one that a number cannot hold is an error, never a wrong figure. */
const numbers = new TypeOverrides()
numbers.setTypeParser(types.builtins.INT8, safeInteger)

function safeInteger(text: string) {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('A bigint of the database does not fit in a number')
  return value
}

/** A pool that survives a restarting server: without the listener an idle connection's error ends the process. */
export function openPool(url: string, max: number, onError: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    types: numbers,
  })
  pool.on('error', onError)
  return pool
}

export function postgresDialect(pool: Pool): PostgresDialect {
  return new PostgresDialect({ pool })
}
