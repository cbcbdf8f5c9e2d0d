import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { z } from 'zod'
import { documentWith, publishPage, sendForm } from '../pages.ts'
import { type Person, type TestServer } from '../test-server.ts'
import { bodyOf, createTask, sessionOf } from '../work.ts'

/** Where a thing is made: in the workspace of `owner`, and for `person` where it belongs to one person. */
export type Place = { server: TestServer; owner: Person; person: Person }
/** Makes something real, and gives the values of the path (and of the body) that name it. */
export type Thing = (place: Place) => Promise<Record<string, string>>

export const withId = z.object({ id: z.string() })
export const idOf = (value: unknown) => withId.parse(value).id

export async function ownerOf(person: Person) {
  const { user, workspace } = await sessionOf(person)
  return { userId: user.id, workspaceId: workspace.id }
}

export const greyPng = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#888' } })
    .png()
    .toBuffer()

/** Sends bytes as the web app does. */
export async function upload({ url }: TestServer, { cookie }: Person, method: string, path: string) {
  const headers = { origin: url, cookie, 'content-type': 'image/png' }
  const answer = await fetch(url + path, { method, headers, body: new Uint8Array(await greyPng()) })
  if (!answer.ok) throw new Error(`The upload answered ${answer.status}`)
  return answer.json()
}

export async function addWebhook({ database }: TestServer, owner: Person) {
  const id = randomUUID()
  const { workspaceId } = await ownerOf(owner)
  await database
    .query()
    .insertInto('webhook')
    .values({
      id,
      workspaceId,
      address: 'https://ejemplo.es/avisos',
      events: '["lead.created"]',
      isActive: 0,
      generation: 1,
      oldSecretUntil: null,
      createdAt: new Date().toISOString(),
      triedAt: null,
      lastDelivered: null,
      failingSince: null,
    })
    .execute()
  return { id }
}

export async function leadOf({ server, owner }: Place) {
  const { id: pageId, path } = await publishPage(owner, 'Con lead', documentWith('x', ['name', 'email']))
  await sendForm(server.url, path, { name: 'Luis', email: 'luis@ejemplo.es' })
  const listed = bodyOf(await owner.call('GET', `/api/leads?pageId=${pageId}`))
  return { id: idOf(z.object({ items: z.array(z.unknown()) }).parse(listed).items[0]) }
}

/** Makes what hangs on a task of its own. */
export async function hangingOn(owner: Person, what: 'checks' | 'blockers' | 'comments', body: object) {
  const { id } = await createTask(owner, 'Ajena')
  return idOf(bodyOf(await owner.call('POST', `/api/tasks/${id}/${what}`, body)))
}

/** Sends a file as somebody chooses it. */
export async function sentFile({ server, owner }: Place, address: string, body: string) {
  const answer = await fetch(server.url + address, {
    method: 'POST',
    headers: { origin: server.url, cookie: owner.cookie, 'content-type': 'text/csv' },
    body,
  })
  return { id: idOf(await answer.json()) }
}

export async function workFileOf(place: Place) {
  const { id } = await createTask(place.owner, 'Con archivo')
  return sentFile(place, `/api/tasks/${id}/files?name=notas.txt`, 'Notas')
}
