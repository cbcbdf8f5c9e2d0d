import { z } from 'zod'
import { letterFile } from '../features/fonts/reading/testing/fonts.ts'
import type { Person, TestServer } from './test-server.ts'

const fontShape = z.object({
  id: z.string(),
  name: z.string(),
  family: z.object({ name: z.string(), faces: z.array(z.object({ file: z.string() })) }),
})

/** Sends a file of letters; what was answered. */
export async function sendFont(
  server: TestServer,
  person: Person,
  bytes: Uint8Array,
  { name = 'casa.woff2', licence = 'yes' } = {},
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${server.url}/api/fonts?name=${encodeURIComponent(name)}&licence=${licence}`, {
    method: 'POST',
    headers: { cookie: person.cookie, origin: server.url, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })
  return { status: answer.status, body: await answer.json() }
}

/** A family of a workspace's own. */
export async function createFont(server: TestServer, person: Person, id = 'figtree') {
  const { body } = await sendFont(server, person, await letterFile(id))
  return fontShape.parse(body)
}
