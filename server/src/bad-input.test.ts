import { connect } from 'node:net'
import { contract } from '@aurelio/contracts'
import { problemSchema } from '@aurelio/contracts/errors'
import { traverseContractProcedures } from '@orpc/server'
import { anything, assert, asyncProperty, constantFrom, json, oneof, record, string } from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { plainCalls } from './platform/auth/auth-calls.ts'
import { onEachEngine } from './testing/engines.ts'
import { createPage, documentWith } from './testing/pages.ts'
import {
  type Answer,
  answerOf,
  call,
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from './testing/test-server.ts'

const megabyte = 1024 * 1024

const described = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z
          .array(
            z.object({
              in: z.string(),
              name: z.string(),
              schema: z.looseObject({ type: z.string().optional(), pattern: z.string().optional() }),
            }),
          )
          .optional(),
      }),
    ),
  ),
})

/** Status and code of an error answer, which must be a whole problem document that tells nothing of the inside. */
function problemIn(answer: Answer): [status: number, code: string] {
  const problem = problemSchema.parse(answer.body)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(problem).toMatchObject({ status: answer.status, requestId: answer.headers.get('x-request-id') })
  expect(problem.detail.length).toBeGreaterThan(5)
  expect(answer.text).not.toMatch(/at .*\.ts|node_modules|select |insert |SQLITE|\/tmp\//i)
  return [problem.status, problem.code]
}

/** A page of about so many bytes. */
function largePage(bytes: number) {
  const elements = Array.from({ length: Math.ceil(bytes / 100_000) }, (_, index) => ({
    id: `text-${index}`,
    type: 'text',
    name: '',
    props: { text: 'ñ'.repeat(50_000) },
  }))
  return { name: 'Grande', document: { version: 1, elements } }
}

onEachEngine('bad input', (engine) => {
  let server: TestServer
  let ana: Person
  let pageId: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
    pageId = (await createPage(ana, 'Buena')).id
  })
  const create = (body: unknown) => ana.call('POST', '/api/pages', body)

  it.each([
    '/p/',
    '/p/_pictures/',
    '/api/photos/x/',
    '/api/youtube/status/',
    '/api/youtube/files/',
    '/api/youtube/thumbnails/',
  ])('a character that no row can hold, behind %s', async (path) => {
    for (const id of ['%00', 'a%00b', 'x'.repeat(300)])
      expect((await ana.call('GET', path.replace('/x/', `/${id}/`) + id)).status).toBe(404)
  })

  it('is nobody’s business who is not signed in: 401 before anything is said of the body', async () => {
    const ofAccounts = plainCalls.flatMap(({ method, path, session }) =>
      session && method === 'POST' ? [`/api/auth${path}`] : [],
    )
    expect(ofAccounts.length).toBeGreaterThan(7)
    for (const path of ['/api/pages', '/api/tasks', '/api/projects', ...ofAccounts])
      for (const body of ['{', '{"name":', '{}', '[]', '{"callbackURL":"https://malo.example"}']) {
        const answer = await call(server.url, 'POST', path, body)
        expect([path, ...problemIn(answer)]).toEqual([path, 401, 'UNAUTHORIZED'])
      }
  })

  it('is nobody’s business at any call: 401 before anything is said of what was asked', async () => {
    const answers: string[] = []
    const asked: { method: string; path: string }[] = []
    traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
      const { route, errorMap } = procedure['~orpc']
      if (route.path && 'UNAUTHORIZED' in errorMap)
        asked.push({ method: route.method ?? 'POST', path: route.path.replaceAll(/\{\w+\}/g, 'x') })
    })
    expect(asked.length).toBeGreaterThan(150)
    for (const { method, path } of asked) {
      const body = method === 'GET' ? undefined : { nothing: ['of', 'the', 'kind'] }
      const answer = await call(server.url, method, `/api${path}?limit=none&q=`, body)
      answers.push(`${method} ${path} ${answer.status}`)
    }
    expect(answers.filter((line) => !line.endsWith(' 401'))).toEqual([])
  })

  it('takes nothing for an id that a database could stumble over', async () => {
    const { paths } = described.parse((await call(server.url, 'GET', '/api/openapi.json')).body)
    const named = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
        parameters.flatMap((each) => (each.in === 'path' ? [{ ...each, of: `${method} ${path}` }] : [])),
      ),
    )
    expect(named.length).toBeGreaterThan(150)
    const isBounded = ({ schema: { type, pattern, ...rest } }: (typeof named)[number]) =>
      type !== 'string' || pattern !== undefined || 'enum' in rest || 'const' in rest || 'format' in rest
    expect(named.filter((each) => !isBounded(each)).map(({ of, name }) => `${of}: ${name}`)).toEqual([])
  })

  it.each(['', '{', '{"name":', '[1,2', 'undefined', '\u0000', '{"name":"x"}}', '"', '﻿{}x'])(
    'malformed JSON %j',
    async (body) => {
      const answer = await create(body)
      expect([400, 422]).toContain(answer.status)
      expect(problemIn(answer)).toEqual([
        answer.status,
        answer.status === 400 ? 'BAD_REQUEST' : 'VALIDATION_ERROR',
      ])
    },
  )

  it.each([
    ['null', null, ''],
    ['a list', [], ''],
    ['a text', '"hola"', ''],
    ['no name', { document: documentWith('x') }, 'name'],
    ['an empty name', { name: '   ', document: documentWith('x') }, 'name'],
    ['a long name', { name: 'x'.repeat(201), document: documentWith('x') }, 'name'],
    ['a number for a name', { name: 7, document: documentWith('x') }, 'name'],
    ['NUL in the name', { name: 'a\0b', document: documentWith('x') }, 'name'],
    ['no document', { name: 'x' }, 'document'],
    ['a text for a document', { name: 'x', document: 'no' }, 'document'],
    ['a version of the future', { name: 'x', document: { version: 99, elements: [] } }, 'document'],
    ['elements that are none', { name: 'x', document: { version: 1, elements: [1, null, 'x'] } }, 'document'],
    [
      'an id twice',
      {
        name: 'x',
        document: { version: 1, elements: [...documentWith('x').elements, ...documentWith('y').elements] },
      },
      'document',
    ],
  ])('wrong shape: %s', async (_name, body, path) => {
    const answer = await create(body)
    expect(problemIn(answer)).toEqual([422, 'VALIDATION_ERROR'])
    const { errors = [] } = problemSchema.parse(answer.body)
    expect(errors.some((error) => error.path.startsWith(path) && error.message.length > 3)).toBe(true)
  })

  it('deep nesting, as JSON and as elements', async () => {
    expect((await create(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)).status).toBeLessThan(500)
    expect((await create(`{"a":`.repeat(50_000) + '1' + '}'.repeat(50_000))).status).toBeLessThan(500)
    const [open, close] = ['{"id":"c","type":"container","props":{"children":[', ']}}']
    const elements = open.repeat(2000) + close.repeat(2000)
    expect(problemIn(await create(`{"name":"x","document":{"version":1,"elements":[${elements}]}}`))).toEqual(
      [422, 'VALIDATION_ERROR'],
    )
  })

  it('a body over the limit, with its length told and not told', async () => {
    const large = JSON.stringify({ email: 'a@b.es', password: 'x'.repeat(megabyte) })
    expect(problemIn(await call(server.url, 'POST', '/api/auth/sign-in/email', large))).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
    ])
    // A byte more than is taken and no end: what is left unread would end the connection before its answer is read.
    const pieces = [...Array.from({ length: 32 }, () => new Uint8Array(megabyte / 4)), new Uint8Array(1)]
    const chunks = new ReadableStream({
      start: (controller) => pieces.forEach((piece) => controller.enqueue(piece)),
    })
    const headers = { 'content-type': 'application/json', cookie: ana.cookie, origin: server.url }
    const endless = await fetch(`${server.url}/api/pages`, {
      method: 'POST',
      headers,
      body: chunks,
      duplex: 'half',
    })
    expect(problemIn(await answerOf(endless))).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    expect((await ana.call('GET', '/api/session')).status).toBe(200)
  })

  it('a page of several megabytes is fine, one of nine is not', async () => {
    expect((await create(largePage(5 * megabyte))).status).toBe(201)
    expect(problemIn(await create(largePage(9 * megabyte)))).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })

  it('no session, or a forged one', async () => {
    for (const cookie of [
      undefined,
      'aurelio.session_token=forged.signature',
      'aurelio.session_token=',
      'rubbish',
    ])
      for (const [method, path] of [
        ['GET', '/api/pages'],
        ['GET', '/api/leads'],
        ['GET', `/api/pages/${pageId}`],
        ['DELETE', `/api/pages/${pageId}`],
      ] as const)
        expect(problemIn(await call(server.url, method, path, undefined, cookie))).toEqual([
          401,
          'UNAUTHORIZED',
        ])
  })

  it('a request from another site', async () => {
    const headers = { origin: 'https://malo.example', cookie: ana.cookie, 'content-type': 'text/plain' }
    const answer = await answerOf(
      await fetch(`${server.url}/api/pages/${pageId}`, { method: 'DELETE', headers }),
    )
    expect(problemIn(answer)).toEqual([403, 'FOREIGN_ORIGIN'])
    expect((await ana.call('GET', `/api/pages/${pageId}`)).status).toBe(200)
  })

  it('a path or a method that does not exist', async () => {
    expect(problemIn(await ana.call('GET', '/api/nothing'))).toEqual([404, 'NOT_FOUND'])
    expect(problemIn(await ana.call('PATCH', `/api/pages/${pageId}`))).toEqual([405, 'METHOD_NOT_ALLOWED'])
    expect(problemIn(await ana.call('DELETE', '/api/session'))).toEqual([405, 'METHOD_NOT_ALLOWED'])
    expect((await ana.call('DELETE', '/api/session')).headers.get('allow')).toBe('GET, HEAD')
    expect((await ana.call('HEAD', '/api/session')).status).toBe(200)
  })

  it.each(['%00', '..%2f..', "x' or '1'='1", 'ñ', 'a'.repeat(65)])('the id %s', async (id) => {
    expect(
      problemIn(await ana.call('GET', `/api/pages/${encodeURIComponent(decodeURIComponent(id))}`)),
    ).toEqual([422, 'VALIDATION_ERROR'])
  })

  it.each([
    'limit=0',
    'limit=1000',
    'limit=x',
    'limit=1.5',
    'cursor=%00',
    'cursor=W10',
    `cursor=${'x'.repeat(201)}`,
    'cursor[__proto__]=1',
  ])('the query %s', async (query) => {
    const answer = await ana.call('GET', `/api/pages?${query}`)
    expect(problemIn(answer)).toEqual([
      422,
      query.startsWith('cursor=') && query.length < 200 ? 'BAD_CURSOR' : 'VALIDATION_ERROR',
    ])
  })

  it('SQL and markup in every text come back as they were', async () => {
    const text = `'; drop table page; -- " \\ <script>alert(1)</script> %_ \u{1F600}`
    const page = await createPage(ana, text, documentWith(text))
    const { body } = await ana.call('GET', `/api/pages/${page.id}`)
    expect(body).toMatchObject({ name: text, document: documentWith(text) })
  })

  it('whatever JSON anybody sends to any call never breaks the server', { timeout: 60_000 }, async () => {
    const targets = [
      ['POST', '/api/pages'],
      ['PUT', `/api/pages/${pageId}`],
      ['POST', '/api/auth/sign-up/email'],
      ['POST', '/api/auth/sign-in/email'],
      ['POST', `/api/pages/${pageId}/publication`],
    ] as const
    const value = oneof(
      json(),
      string(),
      record(
        {
          name: anything(),
          email: string(),
          password: string(),
          document: anything(),
          baseVersion: anything(),
        },
        { requiredKeys: [] },
      ).map((body) =>
        JSON.stringify(body, (_, item: unknown) => (typeof item === 'bigint' ? `${item}` : item)),
      ),
    )
    await assert(
      asyncProperty(constantFrom(...targets), value, async ([method, path], body) => {
        const { status } = await ana.call(method, path, body || ' ')
        return status < 500
      }),
      { numRuns: 250 },
    )
    expect((await ana.call('GET', '/api/health/ready')).status).toBe(200)
  })

  it('bytes that are no HTTP do no harm', async () => {
    const { port } = new URL(server.url)
    const junk = [
      '\0\0\0\0',
      'GET / HTTP/9.9\r\n\r\n',
      'POST /api/pages HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
      'GET //[ HTTP/1.1\r\nHost: [\r\n\r\n',
      'GET /p/%ff%fe HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ]
    const seen: string[] = []
    for (const bytes of junk) {
      const text = await new Promise<string>((resolve) => {
        const socket = connect(Number(port), 'localhost', () => socket.end(bytes))
        let received = ''
        socket.on('data', (data) => (received += data.toString()))
        socket.on('close', () => resolve(received))
        socket.on('error', () => resolve(received))
      })
      seen.push(text.split('\r\n')[0] ?? '')
    }
    expect(seen).toEqual([
      'HTTP/1.1 400 Bad Request',
      'HTTP/1.1 400 Bad Request',
      'HTTP/1.1 400 Bad Request',
      'HTTP/1.1 431 Request Header Fields Too Large',
      'HTTP/1.1 400 Bad Request',
      'HTTP/1.1 404 Not Found',
    ])
    expect((await ana.call('GET', '/api/health/live')).status).toBe(200)
  })
})
