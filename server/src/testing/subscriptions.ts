import { z } from 'zod'
import type { Person } from './test-server.ts'
import { bodyOf } from './work.ts'

const withId = z.object({ id: z.string() })

export async function createList(owner: Person, name = 'Novedades'): Promise<string> {
  return withId.parse(bodyOf(await owner.call('POST', '/api/subscription-lists', { name }))).id
}

/** Puts people on a list who said so elsewhere; gives what undoes it. */
export async function addPeople(owner: Person, listId: string, emails: readonly string[]): Promise<string> {
  const body = {
    people: emails.map((email) => ({ email, name: 'Luis' })),
    permission: 'Lo pidieron por teléfono',
    asksToConfirm: false,
  }
  const answer = bodyOf(await owner.call('POST', `/api/subscription-lists/${listId}/people`, body))
  return z.object({ batchId: z.string() }).parse(answer).batchId
}

export async function createLetter(owner: Person, listId?: string): Promise<string> {
  const body = { template: 'news', ...(listId && { listId }) }
  return withId.parse(bodyOf(await owner.call('POST', '/api/letters', body))).id
}

export async function createSequence(owner: Person, listId?: string): Promise<string> {
  const body = { name: 'Bienvenida', ...(listId && { listId }) }
  return withId.parse(bodyOf(await owner.call('POST', '/api/sequences', body))).id
}

/** A sequence that runs on a list. */
export async function runSequence(owner: Person, listId: string): Promise<string> {
  const id = await createSequence(owner, listId)
  bodyOf(await owner.call('POST', `/api/sequences/${id}/state`, { isRunning: true }))
  return id
}

/** A person on a list of their own. */
export async function subscribe(owner: Person): Promise<{ id: string; listId: string; batchId: string }> {
  const email = `p${Math.random().toString(36).slice(2)}@ejemplo.es`
  const listId = await createList(owner)
  const batchId = await addPeople(owner, listId, [email])
  const { items } = z
    .object({ items: z.array(withId) })
    .parse(bodyOf(await owner.call('GET', `/api/subscribers?q=${email}`)))
  return { id: items[0]?.id ?? '', listId, batchId }
}
