import {
  constantFrom,
  type Arbitrary,
  dictionary,
  jsonValue,
  oneof,
  record,
  sample,
  string,
} from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from './testing/engines.ts'
import { call, signUp, startTestServer } from './testing/test-server.ts'

/** Of which a third comes without a session. */
const requests = 20_000
const atOnce = 24

const operation = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).optional(),
  requestBody: z
    .object({
      content: z.object({
        'application/json': z
          .object({ schema: z.object({ properties: z.record(z.string(), z.unknown()) }).loose() })
          .optional(),
      }),
    })
    .optional(),
})
const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) })

/** What no id, name or number is, and what a parser, a database or a file system has stumbled over. */
const nasty = constantFrom<string[]>(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202E',
  '..',
  '../../etc/passwd',
  '%00',
  '%',
  "' or 1=1 --",
  '$1',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  'null',
  '-1',
  '1e309',
  'NaN',
  '9'.repeat(30),
  'x'.repeat(3000),
  '💥'.repeat(50),
)
const text = oneof(
  nasty,
  string({ unit: 'grapheme', maxLength: 40 }),
  constantFrom('ok', '2026-11-20', 'a@b.es'),
)
/** Written into a path: half of them as no client would. */
const segment = oneof(
  text.map((value) => encodeURIComponent(value.toWellFormed())),
  constantFrom('%00', '%zz', '%E0%A4', '%2e%2e', '%2F', ';', '%C0%80', 'a%00b', '~', '*'),
).filter((value) => value !== '')

function deep(levels: number) {
  return `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
}

/** The body as text: objects with the right names and wrong values, other JSON, and no JSON at all. */
function bodyFor(names: readonly string[]): Arbitrary<string> {
  const value = oneof(text, jsonValue({ maxDepth: 3 }))
  const right = record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] })
  const keyed = dictionary(oneof(text, constantFrom('id', 'workspaceId', 'role')), value, { maxKeys: 4 })
  return oneof(
    { weight: 6, arbitrary: right.map((fields) => JSON.stringify(fields)) },
    { weight: 2, arbitrary: keyed.map((fields) => JSON.stringify(fields)) },
    { weight: 1, arbitrary: jsonValue({ maxDepth: 4 }).map((each) => JSON.stringify(each)) },
    {
      weight: 1,
      arbitrary: constantFrom(
        '',
        '{',
        '[',
        '"',
        '{"a":1,"a":2}',
        '\u0000',
        '{"__proto__":{"x":1}}',
        deep(40),
        deep(4000),
      ),
    },
  )
}

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  '',
]

type Request = { method: string; path: string; query: string; body: string | undefined; type: string }

/** Requests for one operation of the contract, `count` of them, the same for a seed. */
function requestsFor(
  method: string,
  path: string,
  known: z.infer<typeof operation>,
  count: number,
  seed: number,
) {
  const names = Object.keys(known.requestBody?.content['application/json']?.schema.properties ?? {})
  const queries = known.parameters?.filter((each) => each.in === 'query').map(({ name }) => name) ?? []
  const slots = [...path.matchAll(/\{\w+\}/g)].map(([slot]) => slot)
  const arbitrary = record({
    segments: record(Object.fromEntries(slots.map((slot) => [slot, segment]))),
    query: dictionary(queries.length > 0 ? constantFrom(...queries, 'x') : constantFrom('x'), text, {
      maxKeys: 3,
    }),
    body: bodyFor(names),
    type: oneof(
      { weight: 8, arbitrary: constantFrom('application/json') },
      { weight: 1, arbitrary: constantFrom(...types) },
    ),
  })
  return sample(arbitrary, { numRuns: count, seed }).map(({ segments, query, body, type }): Request => {
    const wanted = slots.reduce((made, slot) => made.replace(slot, segments[slot] ?? ''), path)
    const pairs = Object.entries(query).map(([key, value]): [string, string] => [key, value.toWellFormed()])
    // A client resolves dots by itself: two of them would lead it out of the API.
    const isWithin = new URL(wanted, 'http://localhost').pathname.startsWith('/api/')
    return {
      method: method.toUpperCase(),
      path: isWithin ? wanted : wanted.replaceAll('%2e%2e', '%252e%252e'),
      query: new URLSearchParams(pairs).toString(),
      body: method === 'get' ? undefined : body,
      type,
    }
  })
}

/** What broke a request off stands in the cause of what `fetch` throws. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} (${reasonOf(error.cause)})`
}

onEachEngine('malformed requests', (engine) => {
  it(
    `${requests} of them are refused or obeyed, and none is a fault of the server`,
    { timeout: 900_000 },
    async () => {
      const server = await startTestServer(engine, { LOG_LEVEL: 'silent', VIDEO_ENGINE_FETCH: 'off' })
      const { paths } = openApi.parse((await call(server.url, 'GET', '/api/openapi.json')).body)
      // The stream of changes never ends.
      delete paths['/changes']
      const operations = Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, known]) => ({
          path: `/api${path.replace(/^\/api/, '')}`,
          method,
          known,
        })),
      )
      const each = Math.ceil(requests / operations.length)
      const queue = operations.flatMap(({ method, path, known }, seed) =>
        requestsFor(method, path, known, each, seed),
      )
      const faults: string[] = []
      let answered = 0
      let person = await signUp(server.url)
      async function ask({ method, path, query, body, type }: Request, signedIn: boolean) {
        const asker = person
        const address = `${path}${query ? `?${query}` : ''}`
        const response = await fetch(server.url + address, {
          method,
          redirect: 'manual',
          headers: {
            origin: server.url,
            ...(signedIn && { cookie: asker.cookie }),
            ...(body !== undefined && type !== '' && { 'content-type': type }),
          },
          ...(body !== undefined && { body }),
        })
        const said = await response.text()
        answered += 1
        if (response.status >= 500)
          faults.push(
            `${response.status} ${method} ${address} ${body?.slice(0, 200) ?? ''}: ${said.slice(0, 200)}`,
          )
        // Some requests sign out or end the session: the next ones shall not all be strangers'.
        if (response.status === 401 && signedIn && asker === person) person = await signUp(server.url)
      }
      const entries = queue.entries()
      const work = async () => {
        for (const [index, request] of entries)
          await ask(request, index % 3 !== 0).catch((error: unknown) => {
            faults.push(`${request.method} ${request.path} has no answer: ${reasonOf(error)}`)
          })
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      const told = [...new Set(faults)].slice(0, 20)
      expect(told, told.join('\n')).toEqual([])
      expect(answered).toBeGreaterThanOrEqual(requests)
      expect((await call(server.url, 'GET', '/api/health/ready')).status).toBe(200)
    },
  )
})
