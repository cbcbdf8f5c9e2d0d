import { once } from 'node:events'
import type { DatabaseSync } from 'node:sqlite'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import type { MoveProgress } from './progress.ts'
import { type Carried, sourceRows } from './source-rows.ts'

/** What one transaction carries, about. */
const mostRows = 5000
const mostCharacters = 4 * 1024 * 1024

type Parts = { source: DatabaseSync; client: Client; progress: MoveProgress; say: (line: string) => void }

/** Carries what is left of a table, some rows at a time; gives how many it has then, and says so of large ones. */
export async function carry({ source, client, progress, say }: Parts, table: Carried): Promise<number> {
  let done = await progress.of(table.name)
  for (const { lines, last } of batches(source, table, done.last)) {
    done = { last, rows: done.rows + lines.length }
    await client.query('begin')
    await copyIn(client, table, lines)
    await progress.set(table.name, done)
    await client.query('commit')
    if (lines.length < done.rows || lines.length >= mostRows) say(`  ${table.name}: ${done.rows}`)
  }
  return done.rows
}

function* batches(source: DatabaseSync, table: Carried, after: number) {
  let lines: string[] = []
  let characters = 0
  let last = after
  for (const { rowid, text } of sourceRows(source, table, after)) {
    lines.push(text)
    characters += text.length
    last = rowid
    if (lines.length < mostRows && characters < mostCharacters) continue
    yield { lines, last }
    lines = []
    characters = 0
  }
  if (lines.length > 0) yield { lines, last }
}

async function copyIn(client: Client, { name, columns }: Carried, lines: readonly string[]): Promise<void> {
  const listed = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const stream = client.query(from(`copy ${client.escapeIdentifier(name)} (${listed}) from stdin`))
  stream.end(`${lines.join('\n')}\n`)
  await once(stream, 'finish')
}
