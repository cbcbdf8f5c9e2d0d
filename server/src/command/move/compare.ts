import { hash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { type Carried, sourceRows } from './source-rows.ts'

/** How many rows a table has, and what their texts add up to, in whatever order they come. */
export type Tally = { rows: number; sum: string }

const newLine = 0x0a
const bits = 64

export function tallySource(source: DatabaseSync, table: Carried): Tally {
  const tally = newTally()
  for (const { text } of sourceRows(source, table)) tally.add(Buffer.from(text))
  return tally.result()
}

/** Over a session whose time zone is UTC. */
export async function tallyTarget(client: Client, { name, columns }: Carried): Promise<Tally> {
  const tally = newTally()
  const listed = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const copied: AsyncIterable<Buffer> = client.query(
    to(`copy ${client.escapeIdentifier(name)} (${listed}) to stdout`),
  )
  let rest = Buffer.alloc(0)
  for await (const chunk of copied) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    let from = 0
    for (let end = bytes.indexOf(newLine); end !== -1; end = bytes.indexOf(newLine, from)) {
      tally.add(bytes.subarray(from, end))
      from = end + 1
    }
    rest = Buffer.from(bytes.subarray(from))
  }
  return tally.result()
}

/** Sums of digests, each half for itself: rows that are doubled, lost or changed change them. */
function newTally() {
  let rows = 0
  let low = 0n
  let high = 0n
  return {
    add(row: Uint8Array): void {
      const digest = hash('sha256', row, 'buffer')
      rows += 1
      low = BigInt.asUintN(bits, low + digest.readBigUInt64LE(0))
      high = BigInt.asUintN(bits, high + digest.readBigUInt64LE(8))
    },
    result: (): Tally => ({ rows, sum: `${low.toString(16)}-${high.toString(16)}` }),
  }
}
