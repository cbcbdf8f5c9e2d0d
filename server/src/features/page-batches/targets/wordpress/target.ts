import type { BatchRow, BatchTarget } from '@aurelio/contracts/page-batches'
import { z } from 'zod'
import { PageRefused, type Target } from '../target.ts'
import type { wordpressClient } from './client.ts'

type Wordpress = Extract<BatchTarget, { kind: 'wordpress' }>
type Call = ReturnType<typeof wordpressClient>

const raw = z.object({ raw: z.string() })
const itemSchema = z.object({
  id: z.int(),
  slug: z.string(),
  status: z.string(),
  title: raw,
  content: raw,
  excerpt: raw.default({ raw: '' }),
})
const beforeSchema = z.object({
  slug: z.string(),
  status: z.string(),
  title: z.string(),
  content: z.string(),
  excerpt: z.string(),
})

/** Pages or posts of a WordPress. What is removed there goes into its bin. */
export function wordpressTarget({ type, status }: Pick<Wordpress, 'type' | 'status'>, call: Call): Target {
  const bodyOf = ({ slug, title, description, content }: BatchRow) => ({
    slug,
    title,
    content,
    status,
    ...(description !== '' && { excerpt: description }),
  })
  const read = async (thingId: string) => {
    const item = itemSchema.nullable().parse(await call(`${type}/${thingId}?context=edit`))
    return item?.status === 'trash' ? null : item
  }

  return {
    shape: JSON.stringify({ type, status }),
    async read(thingId) {
      const item = await read(thingId)
      return item && JSON.stringify(textsOf(item))
    },
    async make(row, _thingId, again) {
      const query = new URLSearchParams({ slug: row.slug, status: 'any', context: 'edit' }).toString()
      const [found] = z.array(itemSchema).parse(await call(`${type}?${query}`))
      // Cut off between the answer there and the note of it here: it is that one.
      if (found && again && found.title.raw === row.title) return String(found.id)
      if (found) throw new PageRefused('address-taken')
      const made = z.object({ id: z.int() }).parse(await call(type, { method: 'POST', body: bodyOf(row) }))
      return String(made.id)
    },
    async change(thingId, row) {
      await call(`${type}/${thingId}`, { method: 'POST', body: bodyOf(row) })
    },
    async remove(thingId) {
      if (await read(thingId)) await call(`${type}/${thingId}`, { method: 'DELETE' })
    },
    async restore(thingId, before) {
      await call(`${type}/${thingId}`, { method: 'POST', body: beforeSchema.parse(JSON.parse(before)) })
    },
  }
}

function textsOf({ slug, status, title, content, excerpt }: z.output<typeof itemSchema>) {
  return { slug, status, title: title.raw, content: content.raw, excerpt: excerpt.raw }
}
