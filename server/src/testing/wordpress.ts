import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { freePort } from './postgres.ts'

const bodySchema = z.object({
  slug: z.string().optional(),
  title: z.string().optional(),
  content: z.string().optional(),
  excerpt: z.string().optional(),
  status: z.string().optional(),
  categories: z.array(z.int()).optional(),
  tags: z.array(z.int()).optional(),
})
const termSchema = z.object({ name: z.string() })
type Terms = { categories: string[]; tags: string[] }
type Post = Required<z.output<typeof bodySchema>> & { id: number; parent: number }
type Answer = { status: number; body: unknown; retryAfter?: number }
/** A page that something before it answers with. */
const blocked: Answer = { status: 403, body: undefined }
const home: Answer = { status: 200, body: undefined }
const index: Answer = { status: 200, body: { namespaces: ['oembed/1.0', 'wp/v2'] } }
const strange: Answer = { status: 401, body: { code: 'rest_not_logged_in' } }
const caps: Readonly<Record<string, boolean>> = {
  edit_pages: true,
  publish_pages: true,
  edit_posts: true,
  publish_posts: true,
}

export const wordpressUser = { user: 'ana', password: 'abcd efgh ijkl mnop' }

/**
 * The routes of WordPress's REST interface that publishing calls, as its handbook describes them, over pages and posts in
 * memory. What a real one answers to each was seen on WordPress 6.1.9. `loseNext` lets the next answer to a new page get lost
 * after it was made, as a dropped connection does; `busyAfter` lets so many pages through and is too busy for the next;
 * `blockTexts` keeps out what holds a text, as a firewall does. `simpleLinks`: its interface is at `?rest_route=` alone.
 */
export async function startWordpress({ simpleLinks = false } = {}) {
  const posts = new Map<number, Post & { type: string }>()
  const calls: string[] = []
  const terms: Terms = { categories: [], tags: [] }
  const pictures = new Set<string>()
  let lost = 0
  let held = Promise.resolve()
  let room = Infinity
  let unwanted: string | undefined
  /** What the person who publishes is, and whether texts lose their scripts. */
  const person = { roles: ['administrator'], capabilities: caps, keepsScripts: true, makesTerms: true }
  let next = 1

  const kept = <T extends { content?: string | undefined }>(body: T): T =>
    person.keepsScripts || body.content === undefined
      ? body
      : { ...body, content: body.content.replaceAll(/<\/?script[^>]*>/g, '') }
  const shown = ({ title, content, excerpt, ...rest }: Post) => ({
    ...rest,
    title: { raw: title },
    content: { raw: content },
    excerpt: { raw: excerpt },
  })
  const missing: Answer = { status: 404, body: { code: 'rest_post_invalid_id' } }

  function one(method: string, id: number, body: unknown, isForced: boolean): Answer {
    const post = posts.get(id)
    if (!post) return missing
    if (method === 'DELETE' && isForced) posts.delete(id)
    else if (method === 'DELETE') post.status = 'trash'
    if (method === 'POST') {
      const given = Object.entries(kept(bodySchema.parse(body))).filter(([, value]) => value !== undefined)
      posts.set(id, { ...post, ...Object.fromEntries(given) })
    }
    return { status: 200, body: shown(posts.get(id) ?? post) }
  }
  function make(type: string, body: unknown): Answer {
    const given = kept(bodySchema.parse(body))
    const isTaken = pictures.has(given.slug ?? '')
    const post = {
      title: '',
      content: '',
      excerpt: '',
      slug: '',
      status: 'draft',
      categories: [],
      tags: [],
      ...given,
      id: next,
      type,
      parent: 0,
    }
    if (isTaken) post.slug += '-2'
    posts.set(next, post)
    next += 1
    return { status: 201, body: shown(post) }
  }
  function term(names: string[], method: string, body: unknown): Answer {
    if (method === 'GET') return { status: 200, body: names.map((name, at) => ({ id: at + 1, name })) }
    if (!person.makesTerms) return { status: 403, body: { code: 'rest_cannot_create' } }
    const { name } = termSchema.parse(body)
    const at = names.indexOf(name)
    if (at !== -1) return { status: 400, body: { code: 'term_exists', data: { term_id: at + 1 } } }
    return { status: 201, body: { id: names.push(name) } }
  }
  /** Of its interface; undefined for an address that is one of its pages. */
  function routeOf({ pathname, searchParams }: URL): string | undefined {
    if (pathname.startsWith('/wp-json/')) return simpleLinks ? undefined : pathname.slice('/wp-json'.length)
    return searchParams.get('rest_route') ?? undefined
  }
  function answer(method: string, url: URL, body: unknown): Answer {
    const route = routeOf(url)
    if (route === '/wp/v2/categories' || route === '/wp/v2/tags')
      return term(route.endsWith('tags') ? terms.tags : terms.categories, method, body)
    const [, type = '', id] = /^\/wp\/v2\/(pages|posts|users)(?:\/(\w+))?$/.exec(route ?? '') ?? []
    if (type === 'users') return { status: 200, body: { id: 1, ...person } }
    if (method === 'POST' && unwanted !== undefined && JSON.stringify(body).includes(unwanted)) return blocked
    if (method === 'POST' && (room -= 1) === -1) {
      room = Infinity
      return { status: 429, body: undefined, retryAfter: 1 }
    }
    if (type === '') return { status: 404, body: { code: 'rest_no_route' } }
    if (id !== undefined) return one(method, Number(id), body, url.searchParams.get('force') === 'true')
    if (method === 'POST') return make(type, body)
    const slug = url.searchParams.get('slug')
    const found = [...posts.values()].filter((post) => post.type === type && post.slug === slug)
    return { status: 200, body: found.filter(({ status }) => status !== 'trash').map(shown) }
  }

  const expected = `Basic ${Buffer.from(`${wordpressUser.user}:${wordpressUser.password}`).toString('base64')}`
  async function respond(request: IncomingMessage, response: ServerResponse) {
    const text = await textOf(request)
    const url = new URL(request.url ?? '/', 'http://wordpress')
    const method = request.method ?? 'GET'
    calls.push(`${method} ${url.pathname}`)
    const route = routeOf(url)
    const isIn = request.headers.authorization === expected
    const { status, body, retryAfter } =
      route === undefined
        ? home
        : route === '/'
          ? index
          : isIn
            ? answer(method, url, text === '' ? undefined : JSON.parse(text))
            : strange
    if (lost > 0 && status === 201) {
      lost -= 1
      await held
      request.socket.destroy()
      return
    }
    response.writeHead(status, {
      'content-type': body === undefined ? 'text/html' : 'application/json',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    })
    response.end(body === undefined ? '<h1>Forbidden</h1>' : JSON.stringify(body))
  }
  const server = createServer((request, response) => void respond(request, response))
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${port}`,
    calls,
    posts: () => [...posts.values()],
    add: (post: Partial<Post>) => make('pages', post),
    person,
    terms,
    /** The addresses that pictures have. */
    pictures,
    /** Not before `until`, so that what happens meanwhile can be seen to. */
    loseNext(until: Promise<void> = Promise.resolve()) {
      lost += 1
      held = until
    },
    busyAfter: (pages: number) => void (room = pages),
    blockTexts: (text: string | undefined) => void (unwanted = text),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
