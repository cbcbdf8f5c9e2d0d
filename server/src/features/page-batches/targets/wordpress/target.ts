import type { BatchRow, BatchTarget } from '@aurelio/contracts/page-batches'
import { z } from 'zod'
import { PageRefused, type Target } from '../target.ts'
import { NoBin } from './answer.ts'
import type { WordpressClient } from './client.ts'
import { losesTags, mayLoseTags } from './lost-tags.ts'
import { plain, wordpressTerms } from './terms.ts'

type Wordpress = Extract<BatchTarget, { kind: 'wordpress' }>

const raw = z.object({ raw: z.string() })
/** Of posts. */
const terms = { categories: z.array(z.int()).optional(), tags: z.array(z.int()).optional() }
const itemSchema = z.object({
  id: z.int(),
  slug: z.string(),
  status: z.string(),
  /** The page above it, whose address its own begins with; posts have none. */
  parent: z.int().default(0),
  title: raw,
  content: raw,
  excerpt: raw.default({ raw: '' }),
  ...terms,
})
type Item = z.output<typeof itemSchema>
const beforeSchema = z.object({
  slug: z.string(),
  status: z.string(),
  title: z.string(),
  content: z.string(),
  excerpt: z.string(),
  ...terms,
})

/** Pages or posts of a WordPress. What is removed there goes into its bin, where it has one. */
export function wordpressTarget(
  { type, status }: Pick<Wordpress, 'type' | 'status'>,
  { call }: Pick<WordpressClient, 'call'>,
): Target {
  /** Whether it takes such tags from this person; unknown until there is one to send. */
  let takesTags: boolean | undefined
  const idsOf = wordpressTerms({ call })
  const bodyOf = async ({ slug, title, description, content, categories, tags }: BatchRow) => ({
    slug,
    title,
    content,
    status,
    ...(description !== '' && { excerpt: description }),
    ...(type === 'posts' && categories && { categories: await idsOf('categories', categories) }),
    ...(type === 'posts' && tags && { tags: await idsOf('tags', tags) }),
  })
  const read = async (thingId: string) => {
    const item = itemSchema.nullable().parse(await call(`${type}/${thingId}?context=edit`))
    return item?.status === 'trash' ? null : item
  }
  /** What has this address; a page below another one has another. */
  const standingAt = async ({ slug }: BatchRow) => {
    const query = new URLSearchParams({ slug, status: 'any', context: 'edit' }).toString()
    return z
      .array(itemSchema)
      .parse(await call(`${type}?${query}`))
      .find(({ parent }) => parent === 0)
  }
  async function bin(thingId: string) {
    try {
      await call(`${type}/${thingId}`, { method: 'DELETE' })
    } catch (error) {
      if (!(error instanceof NoBin)) throw error
      await call(`${type}/${thingId}?force=true`, { method: 'DELETE' })
    }
  }
  /**
   * Throws where it takes tags out of what this person writes: their insides would stand on the page for all to read. A draft
   * that is gone at once shows it, since changing a page back would lose the tags that it has.
   */
  async function demandWhole({ title, content }: BatchRow) {
    if (!mayLoseTags(content)) return
    if (takesTags === undefined) {
      const body = { title, content, status: 'draft' }
      const draft = itemSchema.parse(await call(type, { method: 'POST', body }))
      await call(`${type}/${draft.id}?force=true`, { method: 'DELETE' })
      takesTags = !losesTags(content, draft.content.raw)
    }
    if (!takesTags) throw new PageRefused('html-cut')
  }
  async function change(thingId: string, row: BatchRow) {
    await demandWhole(row)
    await call(`${type}/${thingId}`, { method: 'POST', body: await bodyOf(row) })
  }

  return {
    shape: JSON.stringify({ type, status }),
    async read(thingId) {
      const item = await read(thingId)
      return item && JSON.stringify(textsOf(item))
    },
    async make(row, _thingId, again, begin) {
      const found = await standingAt(row)
      if (found && !(again && isTitled(found, row))) throw new PageRefused('address-taken')
      if (found) {
        // Cut off between the answer there and the note of it here: it is that one.
        await change(String(found.id), row)
        return String(found.id)
      }
      await demandWhole(row)
      const body = await bodyOf(row)
      await begin()
      const made = itemSchema.parse(await call(type, { method: 'POST', body }))
      const thingId = String(made.id)
      // A picture or a word of WordPress has the address: it has given out the next one.
      const isMoved = /^-\d+$/.test(made.slug.slice(row.slug.length)) && made.slug.startsWith(row.slug)
      if (!isMoved) return thingId
      await bin(thingId)
      throw new PageRefused('address-taken')
    },
    change,
    async remove(thingId, row) {
      // Cut off before it was known what it is called there.
      const named = /^\d+$/.test(thingId) ? await read(thingId) : await standingAt(row)
      if (named && (String(named.id) === thingId || isTitled(named, row))) await bin(String(named.id))
    },
    async restore(thingId, before) {
      const body = beforeSchema.parse(JSON.parse(before))
      if (await read(thingId)) await call(`${type}/${thingId}`, { method: 'POST', body })
    },
  }
}

function isTitled({ title }: Item, row: BatchRow): boolean {
  return plain(title.raw) === plain(row.title)
}

function textsOf({ slug, status, title, content, excerpt, categories, tags }: Item) {
  return {
    slug,
    status,
    title: title.raw,
    content: content.raw,
    excerpt: excerpt.raw,
    ...(categories && { categories }),
    ...(tags && { tags }),
  }
}
