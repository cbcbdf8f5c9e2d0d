import autocannon from 'autocannon'
import { type Engine, engines, inWorld, leadFrom, type World } from './world.ts'

const rounds = 3
const seconds = 5
/** Of SQLite's, which has no network between itself and the disk. */
const leastShare = 1 / 3

/** Leads a second on both engines, in turns within one run, so that they meet the same weather. */
export async function leadRate(): Promise<string[]> {
  const rates: Record<Engine, number[]> = { SQLite: [], PostgreSQL: [] }
  for (let round = 0; round <= rounds; round++)
    for (const engine of engines)
      await inWorld(engine, {}, async (world) => {
        const rate = await accepted(world)
        if (round > 0) rates[engine].push(rate)
      })
  const sqlite = median(rates.SQLite)
  const postgres = median(rates.PostgreSQL)
  console.log(
    `leads a second: SQLite ${sqlite.toFixed(0)}, PostgreSQL ${postgres.toFixed(0)} (${(postgres / sqlite).toFixed(2)}), medians of ${rounds} rounds of ${seconds} s, 64 connections`,
  )
  return rates.PostgreSQL.length > 0 && postgres < sqlite * leastShare
    ? [`PostgreSQL takes ${postgres.toFixed(0)} leads a second, SQLite ${sqlite.toFixed(0)}`]
    : []
}

async function accepted({ page }: World): Promise<number> {
  const result = await autocannon({
    url: `${page}/leads`,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: leadFrom('prueba@ejemplo.es').toString(),
    connections: 64,
    duration: seconds,
  })
  if (result['3xx'] !== result.requests.total) throw new Error('Not every lead was accepted')
  return result.requests.total / result.duration
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
