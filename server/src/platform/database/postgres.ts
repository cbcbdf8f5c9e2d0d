import { Pool, type PoolConfig, TypeOverrides, types } from 'pg'

/** `bigint` and `count(*)` as numbers; one that a number cannot hold is an error, never a wrong figure. */
const numbers = new TypeOverrides()
numbers.setTypeParser(types.builtins.INT8, safeInteger)

function safeInteger(text: string) {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('A bigint of the database does not fit in a number')
  return value
}

/**
 * A pool that survives a restarting server. Without a listener an error of a connection ends the process: the pool
 * listens to those that wait, so each gets a listener of its own for the time that somebody works with it. Whoever
 * does learns of it by the statement under way, which fails.
 */
export function openPool(
  url: string,
  max: number,
  onError: (error: Error) => void,
  timeouts: Pick<PoolConfig, 'connectionTimeoutMillis' | 'query_timeout'> = {
    connectionTimeoutMillis: 10_000,
  },
): Pool {
  const pool = new Pool({ connectionString: url, max, types: numbers, ...timeouts })
  pool.on('connect', (client) => {
    client.on('error', onError)
    // Compiling a statement takes longer than any of ours runs. Whoever works next with it hears of a broken connection.
    client.query('set jit = off').catch(() => {})
  })
  // Told by the connection itself already; without it the pool would raise it.
  pool.on('error', () => {})
  return pool
}
