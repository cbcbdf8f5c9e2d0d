import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import { pack, unpack } from '../../../platform/database/packed-text.ts'
import type { VersionRow } from '../../../platform/database/tables/sites.ts'
import { versionStore } from './store.ts'

export type NewVersion = Pick<VersionRow, 'workspaceId' | 'pageId' | 'kind' | 'authorId'> & {
  name?: string | undefined
  /** The stored page, as text. */
  document: string
}

/** A version that has become this unlike its base, against what it is alone, stands by itself. */
const unlike = 1 / 3

/**
 * Keeps a page as it is now, within a transaction, and gives the id of the version. What is the same as the last one
 * is that one again: it gets the name, where it had none.
 */
export async function keepVersion(database: Database, version: NewVersion): Promise<string> {
  const store = versionStore(database)
  const { workspaceId, pageId, kind, authorId, name, document } = version
  const last = await store.last(pageId)
  const digest = createHash('sha256').update(document).digest('base64url')
  if (last?.digest === digest && (name === undefined || last.name === null)) {
    if (name !== undefined) await store.setName(last.id, name)
    return last.id
  }
  const id = randomUUID()
  const packed = await packedAgainst(last?.baseId ?? last?.id ?? null)
  await store.insert({
    id,
    workspaceId,
    pageId,
    kind,
    authorId,
    name: name ?? null,
    number: (last?.number ?? 0) + 1,
    createdAt: momentAfter(last?.createdAt),
    digest,
    ...packed,
  })
  const after = last?.createdAt ?? ''
  await store.noteAuthors(id, pageId, { after, besides: authorId })
  await store.notePrograms(id, pageId, after)
  return id

  async function packedAgainst(baseId: string | null) {
    const alone = { baseId: null, content: pack(document) }
    if (baseId === null) return alone
    const base = unpack((await store.content(baseId)).content)
    const content = pack(document, base)
    return content.length > alone.content.length * unlike ? alone : { baseId, content }
  }
}

/** Now, and later than the version before: they are listed by their moment. */
function momentAfter(before: string | undefined): string {
  const earliest = before === undefined ? 0 : Date.parse(before) + 1
  return new Date(Math.max(Date.now(), earliest)).toISOString()
}
