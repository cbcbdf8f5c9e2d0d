import { randomUUID } from 'node:crypto'
import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { longestCollectionName } from '@aurelio/contracts/collections'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { searchable } from '../../../platform/database/search-text.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { givingWay } from '../../../platform/jobs/giving-way.ts'
import { defineJob, type JobKind, type Jobs, type JobTools } from '../../../platform/jobs/jobs.ts'
import { rankAmong } from '../../../platform/rank.ts'
import type { FileStore } from '../../../platform/storage/file-store.ts'
import { fieldsOf } from '../access.ts'
import type { ItemAddressStore } from '../items/addresses/store.ts'
import type { ItemMoments } from '../items/moments/job.ts'
import { notPlanned } from '../items/moments/plan.ts'
import type { ItemStore } from '../items/store.ts'
import { derived, foundBy } from '../items/to-row.ts'
import type { CollectionStore } from '../store.ts'
import type { CollectionItemRow, CollectionRow, WordPressImportRow } from '../tables.ts'
import type { WordPressStore } from './store.ts'
import { isPost, type Left, type Post, postOf, wordpressFields, type WxrFacts, wxrFacts } from './to-item.ts'
import { BrokenWxr, wxrEntries } from './wxr.ts'

const inputSchema = z.object({ id: z.string() })
/** Few enough that nobody waits long for the one connection of SQLite. */
const atOnce = 50
/** Who looks on asks again each time. */
const toldEveryMs = 3000

type Parts = {
  database: Database
  files: FileStore
  emit: Emit
  collections: CollectionStore
  items: ItemStore
  addresses: ItemAddressStore
  moments: Pick<ItemMoments, 'plan'>
  store: WordPressStore
  jobs: Pick<Jobs, 'enqueue'>
  /** Fetches the pictures that the items name. */
  pictures: JobKind<{ id: string }>
}

export function keyOf(id: string) {
  return `wordpress-imports/${id}`
}

/** Posts of a file as items of a collection that it makes. It goes on where it was, however it ended. */
export function wordpressJob(parts: Parts): JobKind<z.input<typeof inputSchema>> {
  const { database, files, emit, collections, items, addresses, moments, store, jobs, pictures } = parts

  async function tell(row: WordPressImportRow, { id, name }: Pick<CollectionRow, 'id' | 'name'>) {
    const { workspaceId, createdBy: actorId } = row
    const at = new Date().toISOString()
    for (const kind of ['collection.changed', 'collection.items-changed'] as const)
      await emit({ kind, workspaceId, actorId, origin: null, at, subject: { id, name } })
  }

  async function collectionFor(row: WordPressImportRow, facts: WxrFacts): Promise<CollectionRow> {
    const known =
      row.collectionId === null ? undefined : await collections.find(row.workspaceId, row.collectionId)
    if (known) return known
    const at = new Date().toISOString()
    const name = (facts.name || row.fileName).slice(0, longestCollectionName)
    const made: CollectionRow = {
      id: randomUUID(),
      workspaceId: row.workspaceId,
      name,
      search: searchable(name),
      fields: JSON.stringify(wordpressFields(facts)),
      clients: 'none',
      version: 1,
      createdAt: at,
      updatedAt: at,
    }
    await database.inTransaction(async () => {
      await collections.insert(made)
      await store.change(row.id, { collectionId: made.id })
      await tell(row, made)
    })
    return made
  }

  /** Some posts in one transaction with how far it is. */
  async function keep(
    row: WordPressImportRow,
    into: CollectionRow,
    posts: readonly Post[],
    counted: Counted,
  ) {
    const fields = fieldsOf(into)
    const at = new Date().toISOString()
    const rows = posts.map((post, index) =>
      rowOf(row, into.id, fields, post, { at, place: counted.added + index }),
    )
    const slugs = await addresses.freeSlugs(
      into.id,
      rows.map(({ id, title }, index) => ({ id, title: posts[index]?.slug || title })),
    )
    await database.inTransaction(async () => {
      const own = rows.map((each) => ({ ...each, slug: slugs.get(each.id) ?? each.id }))
      await items.insert(
        own,
        own.flatMap((each, index) => foundBy(each, fields, posts[index]?.values ?? {})),
      )
      for (const each of own) await moments.plan(row.workspaceId, each, null)
      await store.change(row.id, {
        added: counted.added + posts.length,
        readBytes: counted.readBytes,
        leftOut: JSON.stringify(Object.fromEntries(counted.left)),
      })
      if (counted.isTold) await tell(row, into)
    })
  }

  async function importAll(row: WordPressImportRow, { signal, progress }: JobTools) {
    const first = counting(await files.getStream(keyOf(row.id)))
    const left: Left = new Map()
    const facts = await wxrFacts(wxrEntries(first.bytes), left)
    if (facts.posts === 0) return store.change(row.id, { state: 'failed', fault: 'NO_POSTS' })
    const into = await collectionFor(row, facts)
    const fields = fieldsOf(into)
    const second = counting(await files.getStream(keyOf(row.id)))
    const giveWay = givingWay(database)
    let { added } = row
    let toldAt = 0
    let at = 0
    let some: Post[] = []
    const keepThese = async () => {
      signal.throwIfAborted()
      const isTold = Date.now() - toldAt >= toldEveryMs
      if (isTold) toldAt = Date.now()
      const readBytes = row.bytes + second.read()
      await keep(row, into, some, { added, left, readBytes, isTold })
      added += some.length
      some = []
      progress((readBytes / (2 * row.bytes)) * 100)
      await giveWay()
    }
    // What is no post was counted the first time.
    const again: Left = new Map()
    for await (const entry of wxrEntries(second.bytes)) {
      if (entry.kind !== 'item' || !isPost(entry, again)) continue
      at += 1
      const post = postOf(entry, facts, fields, left)
      // It is an item already.
      if (at > row.added) some.push(post)
      if (some.length >= atOnce) await keepThese()
    }
    if (some.length > 0) await keepThese()
    await database.inTransaction(async () => {
      await store.change(row.id, {
        state: 'done',
        readBytes: 2 * row.bytes,
        leftOut: JSON.stringify(Object.fromEntries(left)),
        pictureState: 'running',
      })
      await jobs.enqueue(pictures, { id: row.id }, { uniqueKey: `wordpress-pictures:${row.id}` })
      await tell(row, into)
    })
    return undefined
  }

  return defineJob({
    kind: 'wordpress-import',
    input: inputSchema,
    async run({ id }, tools) {
      const row = await store.find(id)
      if (row?.state !== 'running') return
      try {
        await importAll(row, tools)
      } catch (error) {
        if (!(error instanceof BrokenWxr)) throw error
        await store.change(id, { state: 'failed', fault: error.fault, line: error.line })
      }
      await files.delete(keyOf(id))
    },
  })
}

type Counted = { added: number; left: Left; readBytes: number; isTold: boolean }

function rowOf(
  { createdBy }: WordPressImportRow,
  collectionId: string,
  fields: readonly CollectionField[],
  post: Post,
  { at, place }: { at: string; place: number },
): CollectionItemRow {
  const isAhead = post.at !== null && post.at > at
  const isOut = post.isPublished && !isAhead
  return {
    id: randomUUID(),
    collectionId,
    ...derived(fields, post.values),
    slug: '',
    state: isOut ? 'published' : 'draft',
    publishedAt: isOut ? (post.at ?? at) : null,
    ...(isAhead && post.isFuture
      ? { publishAt: post.at, withdrawAt: null, plannedBy: createdBy }
      : notPlanned),
    writtenBy: createdBy,
    rank: rankAmong(at, place),
    placedAt: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }
}

/** Bytes as they come, and how many they were. */
function counting(source: AsyncIterable<Uint8Array>) {
  let read = 0
  async function* bytes() {
    for await (const piece of source) {
      read += piece.length
      yield piece
    }
  }
  return { bytes: bytes(), read: () => read }
}
