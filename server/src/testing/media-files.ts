import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Person, TestServer } from './test-server.ts'
import { sessionOf } from './work.ts'

/** A film in the library of a person's workspace. */
export async function createMediaFile({ database, dataDir }: TestServer, person: Person) {
  const id = randomUUID()
  const { workspace } = await sessionOf(person)
  const bytes = '\0\0\0\u0018ftypisom\0\0\0\0'
  const folder = join(dataDir, 'files', 'media')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${id}.mp4`), bytes)
  await database
    .query()
    .insertInto('mediaFile')
    .values({
      id,
      workspaceId: workspace.id,
      name: 'Película.mp4',
      kind: 'video',
      extension: 'mp4',
      size: bytes.length,
      createdAt: new Date().toISOString(),
    })
    .execute()
  return { id, file: `${id}.mp4` }
}
