import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { freePort } from './postgres.ts'

const bodySchema = z.object({
  slug: z.string().optional(),
  title: z.string().optional(),
  content: z.string().optional(),
  excerpt: z.string().optional(),
  status: z.string().optional(),
})
type Post = Required<z.output<typeof bodySchema>> & { id: number }
type Answer = { status: number; body: unknown }

export const wordpressUser = { user: 'ana', password: 'abcd efgh ijkl mnop' }

/**
 * The routes of WordPress's REST interface that publishing calls, as its handbook describes them, over pages and posts in
 * memory. `hold` lets the next answer to a new page get lost after it was made, as a dropped connection does.
 */
export async function startWordpress() {
  const posts = new Map<number, Post & { type: string }>()
  const calls: string[] = []
  let lost = 0
  let next = 1

  const shown = ({ title, content, excerpt, ...rest }: Post) => ({
    ...rest,
    title: { raw: title },
    content: { raw: content },
    excerpt: { raw: excerpt },
  })
  const missing: Answer = { status: 404, body: { code: 'rest_post_invalid_id' } }

  function one(method: string, id: number, body: unknown): Answer {
    const post = posts.get(id)
    if (!post) return missing
    if (method === 'DELETE') post.status = 'trash'
    if (method === 'POST') {
      const given = Object.entries(bodySchema.parse(body)).filter(([, value]) => value !== undefined)
      posts.set(id, { ...post, ...Object.fromEntries(given) })
    }
    return { status: 200, body: shown(posts.get(id) ?? post) }
  }
  function make(type: string, body: unknown): Answer {
    const given = bodySchema.parse(body)
    const post = { title: '', content: '', excerpt: '', slug: '', status: 'draft', ...given, id: next, type }
    posts.set(next, post)
    next += 1
    return { status: 201, body: shown(post) }
  }
  function answer(method: string, url: URL, body: unknown): Answer {
    const [, type = '', id] = /^\/wp-json\/wp\/v2\/(pages|posts|users)(?:\/(\w+))?$/.exec(url.pathname) ?? []
    if (type === 'users') return { status: 200, body: { id: 1 } }
    if (type === '') return { status: 404, body: { code: 'rest_no_route' } }
    if (id !== undefined) return one(method, Number(id), body)
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
    const isIn = request.headers.authorization === expected
    const { status, body } = isIn
      ? answer(method, url, text === '' ? undefined : JSON.parse(text))
      : { status: 401, body: { code: 'rest_forbidden' } }
    if (lost > 0 && status === 201) {
      lost -= 1
      request.socket.destroy()
    } else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const server = createServer((request, response) => void respond(request, response))
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${port}`,
    calls,
    posts: () => [...posts.values()],
    add: (post: Partial<Post>) => make('pages', post),
    loseNext: () => void (lost += 1),
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
