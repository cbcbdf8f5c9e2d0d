import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { leadFrom, type World } from './world.ts'

export const kinds = ['visit', 'lead', 'list', 'change'] as const
type Kind = (typeof kinds)[number]
export type Answered = { kind: Kind; ms: number; ok: boolean }

/** What people are answered while `work` runs: visits, leads, lists and changes, each some 20 ms after the last. */
export async function watched(
  { page, product, account }: World,
  work: () => Promise<unknown>,
): Promise<Answered[]> {
  const answers: Answered[] = []
  const over = new AbortController()
  const headers = { cookie: account.cookie, origin: product.url, 'content-type': 'application/json' }
  const asking: Record<Kind, () => Promise<Response>> = {
    visit: () => fetch(page),
    lead: () =>
      fetch(`${page}/leads`, {
        method: 'POST',
        redirect: 'manual',
        body: leadFrom(`${randomUUID()}@ejemplo.es`),
      }),
    list: () => fetch(`${product.url}/api/leads`, { headers }),
    change: () => fetch(`${product.url}/api/tasks`, { method: 'POST', headers, body: '{"title":"Tarea"}' }),
  }
  async function ask(kind: Kind) {
    while (!over.signal.aborted) {
      const began = performance.now()
      const response = await asking[kind]()
      await response.arrayBuffer()
      answers.push({ kind, ms: performance.now() - began, ok: response.status < 400 })
      await sleep(20)
    }
  }
  const asked: readonly Kind[] = [...kinds, 'visit', 'lead']
  const people = asked.map(ask)
  await work()
  over.abort()
  await Promise.all(people)
  return answers
}
