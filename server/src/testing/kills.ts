import { setTimeout as sleep } from 'node:timers/promises'
import { activitySchema } from '@aurelio/contracts/activity'
import { leadSchema } from '@aurelio/contracts/leads'
import { notificationSchema } from '@aurelio/contracts/notifications'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Engine } from '../platform/database/database.ts'
import { untilUp } from './child-server.ts'
import { emptyInstallation, started } from './installation.ts'
import { documentWith, formId, publishPage } from './pages.ts'
import { call, type Person, signUp } from './test-server.ts'

const senders = 6
const answerSchema = z.object({ id: z.string() })
const activityListSchema = z.object({ items: z.array(activitySchema), nextCursor: z.string().nullable() })
const noticesSchema = z.object({ items: z.array(notificationSchema) })
const listSchema = z.object({ items: z.array(leadSchema), nextCursor: z.string().nullable(), total: z.int() })

/** Kills a built server so many times at random moments while leads come in. Gives the acknowledged ones that are lost;
 * what follows from a lead has to be there exactly once. */
export async function lostLeads(kills: number, main: string, engine: Engine): Promise<string[]> {
  const installation = await emptyInstallation(main, engine)
  const { url } = installation
  let server = await started(installation)
  const person = await signUp(url)
  const { path } = await publishPage(person, 'Resistente', documentWith('Aguanta', ['name', 'email']))

  const acknowledged = new Set<string>()
  let sent = 0
  const over = new AbortController()
  async function sendLeads() {
    while (!over.signal.aborted) {
      const body = new URLSearchParams({ formId, name: `N${sent++}`, email: 'n@ejemplo.es' })
      const headers = { accept: 'application/json' }
      const response = await fetch(`${url}${path}/leads`, { method: 'POST', body, headers }).catch(() => null)
      if (response?.status === 201)
        acknowledged.add(answerSchema.parse(await response.json().catch(() => ({ id: '' }))).id)
      else await sleep(5)
    }
  }
  const sending = Array.from({ length: senders }, sendLeads)
  for (let kill = 0; kill < kills; kill++) {
    // Leads are coming in, however slow the machine is; then any moment may be the last.
    const before = acknowledged.size
    await expect.poll(() => acknowledged.size, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before)
    await sleep(Math.random() * 400)
    server.process.kill('SIGKILL')
    expect(await server.ended).toBe('SIGKILL')
    server = installation.start()
    // Some are killed again while they are starting.
    if (kill % 4 === 3) {
      await sleep(Math.random() * 300)
      server.process.kill('SIGKILL')
      await server.ended
      server = installation.start()
    }
    await untilUp(server)
  }
  over.abort()
  await Promise.all(sending)

  const stored = new Set<string>()
  let cursor: string | null = null
  do {
    const query: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
    const list = listSchema.parse(
      (await call(url, 'GET', `/api/leads?limit=100${query}`, undefined, person.cookie)).body,
    )
    for (const { id } of list.items) stored.add(id)
    cursor = list.nextCursor
  } while (cursor)
  await requireConsequences(url, person, stored)
  acknowledged.delete('')
  expect(acknowledged.size).toBeGreaterThanOrEqual(kills)
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  return [...acknowledged].filter((id) => !stored.has(id))
}

/** What follows from a lead is written after its answer: no end of the process may lose it, or write it twice. */
async function requireConsequences(url: string, person: Person, stored: ReadonlySet<string>): Promise<void> {
  const ask = async (path: string) => (await call(url, 'GET', path, undefined, person.cookie)).body
  const recorded = async () => {
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
      const list = activityListSchema.parse(await ask(`/api/activity?limit=100${query}`))
      for (const { kind, subject } of list.items) if (kind === 'lead.received') ids.push(subject.id)
      cursor = list.nextCursor
    }
    return ids.toSorted()
  }
  await expect.poll(recorded, { timeout: 20_000, interval: 500 }).toEqual([...stored].toSorted())
  const { items } = noticesSchema.parse(await ask('/api/notifications'))
  expect(items.find(({ kind }) => kind === 'lead.received')?.count).toBe(stored.size)
}
