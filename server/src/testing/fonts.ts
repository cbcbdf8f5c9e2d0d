import { randomBytes, randomUUID } from 'node:crypto'
import type { Person, TestServer } from './test-server.ts'
import { sessionOf } from './work.ts'

/** Sends a file of letters; what was answered. */
export async function sendFont(
  { url }: TestServer,
  { cookie }: Person,
  bytes: Uint8Array,
  { name = 'casa.woff2', licence = 'yes' } = {},
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${url}/api/fonts?name=${encodeURIComponent(name)}&licence=${licence}`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })
  return { status: answer.status, body: await answer.json() }
}

/** The rows of a family of a workspace's own, without its file. */
export async function createFont({ database }: TestServer, person: Person) {
  const { workspace, user } = await sessionOf(person)
  const workspaceId = workspace.id
  const id = `own-${randomBytes(6).toString('hex')}`
  const at = new Date().toISOString()
  await database
    .query()
    .insertInto('ownFont')
    .values({
      id,
      workspaceId,
      family: `Casa ${id}`,
      name: 'Casa',
      kind: 'sans',
      createdAt: at,
      removedAt: '',
    })
    .execute()
  await database
    .query()
    .insertInto('ownFontFace')
    .values({
      id: randomUUID(),
      fontId: id,
      workspaceId,
      fileName: 'casa.woff2',
      leastWeight: 400,
      mostWeight: 400,
      italic: 0,
      size: 1000,
      rareSize: 0,
      measures: JSON.stringify({ ascent: 90, descent: 25, lineGap: 0, regular: 100, bold: 100 }),
      missing: '',
      licensedBy: user.id,
      licensedName: user.name,
      licensedAt: at,
    })
    .execute()
  return { id }
}
