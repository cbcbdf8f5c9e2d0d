import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Account } from '../../e2e/product/account.ts'
import { leadFrom } from './world.ts'

const answerSchema = z.object({ id: z.string() })
const listSchema = z.object({
  items: z.array(z.object({ id: z.string() })),
  nextCursor: z.string().nullable(),
})

export type Senders = {
  /** Ids of the leads whose answer came. */
  acknowledged: ReadonlySet<string>
  /** How often an answer had each status; 0 for no answer. */
  statuses: ReadonlyMap<number, number>
  stop: () => Promise<void>
}

/** So many writers that send leads one after another, whatever comes back. */
export function sendLeads(page: string, writers: number): Senders {
  const acknowledged = new Set<string>()
  const statuses = new Map<number, number>()
  const over = new AbortController()
  async function write(writer: number) {
    for (let number = 0; !over.signal.aborted; number++) {
      const response = await fetch(`${page}/leads`, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: leadFrom(`n${writer}.${number}@ejemplo.es`),
        signal: AbortSignal.timeout(15_000),
      }).catch(() => null)
      const status = response?.status ?? 0
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const answer = answerSchema.safeParse(await response?.json().catch(() => null)).data
      if (status === 201 && answer) acknowledged.add(answer.id)
      else await sleep(10)
    }
  }
  const writing = Array.from({ length: writers }, (_, writer) => write(writer))
  return {
    acknowledged,
    statuses,
    async stop() {
      over.abort()
      await Promise.all(writing)
    },
  }
}

/** Milliseconds until another lead is acknowledged. Throws after a minute without one. */
export async function untilWritten({ acknowledged }: Senders): Promise<number> {
  const before = acknowledged.size
  const start = performance.now()
  while (acknowledged.size === before) {
    if (performance.now() - start > 60_000) throw new Error('No lead was taken for a minute')
    await sleep(5)
  }
  return performance.now() - start
}

/** The acknowledged leads that are not there. */
export async function lost(account: Account, { acknowledged }: Senders): Promise<string[]> {
  const stored = new Set<string>()
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const list = listSchema.parse(await account.call('GET', `/api/leads?limit=100${query}`))
    for (const { id } of list.items) stored.add(id)
    cursor = list.nextCursor
  }
  return [...acknowledged].filter((id) => !stored.has(id))
}
