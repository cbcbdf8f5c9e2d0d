import { contract } from '@aurelio/contracts'
import { traverseContractProcedures } from '@orpc/server'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { appRoutes } from '../../testing/app-routes.ts'
import { call, startTestServer } from '../../testing/test-server.ts'
import { examples } from './examples.ts'
import { type Operation, operations } from './operations.ts'

const shape = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
})

it('serves a valid OpenAPI 3.1 document that holds every call of the contract', async () => {
  const { url } = await startTestServer('sqlite')
  const answer = await call(url, 'GET', '/api/openapi.json')
  expect(answer.status).toBe(200)
  const document = shape.parse(answer.body)
  expect(document.openapi).toMatch(/^3\.1\./)
  expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true })
  let calls = 0
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { method = 'POST', path = '' } = procedure['~orpc'].route
    expect(document.paths[path], `${method} ${path}`).toHaveProperty(method.toLowerCase())
    calls++
  })
  expect(calls).toBeGreaterThan(8)
  expect(answer.text).toContain('"$ref":"#/components/schemas/Problem"')
})

it('every route of the API stands in the document, but for signing in and what carries files', async () => {
  const { url } = await startTestServer('sqlite')
  const { paths } = shape.parse((await call(url, 'GET', '/api/openapi.json')).body)
  const api = (await appRoutes()).filter((route) => route.includes(' /api/'))
  const missing = api.filter((route) => {
    const [method = '', path = ''] = route.split(' ')
    return paths[path.slice(4)]?.[method.toLowerCase()] === undefined
  })
  expect(missing.filter((route) => !route.includes(' /api/auth/'))).toEqual([
    'GET /api/contests/{id}/works/{entryId}',
    'GET /api/docs',
    'GET /api/exports/analytics-pages.csv',
    'GET /api/exports/analytics-people.csv',
    'GET /api/exports/analytics-tools.csv',
    'GET /api/exports/audit.csv',
    'GET /api/exports/collections/{id}',
    'GET /api/exports/collections/{id}/xlsx',
    'GET /api/exports/contests/{id}/entries.csv',
    'GET /api/exports/contests/{id}/entries.xlsx',
    'GET /api/exports/leads.csv',
    'GET /api/exports/leads.xlsx',
    'GET /api/exports/leads/{id}',
    'GET /api/exports/pages/{id}/translations/{language}',
    'GET /api/exports/quizzes/{id}/csv',
    'GET /api/exports/quizzes/{id}/xlsx',
    'GET /api/exports/report.pdf',
    'GET /api/exports/sites/{id}/translations/{language}',
    'GET /api/exports/subscriptions/{listId}/{personId}',
    'GET /api/exports/translations/{kind}/{id}/{language}',
    'GET /api/film-uploads/{id}',
    'GET /api/lead-files/{id}',
    'GET /api/logos/{id}/{version}',
    'GET /api/openapi.json',
    'GET /api/pages/{id}/print.pdf',
    'GET /api/pages/{id}/thumbnail/{version}',
    'GET /api/photos/{id}/{version}',
    'GET /api/quizzes/{id}/attempts/{attempt}/files/{question}',
    'GET /api/report-mail-stops/{token}',
    'GET /api/security/export',
    'GET /api/work-files/{id}',
    'GET /api/youtube/files/{taskId}',
    'GET /api/youtube/thumbnails/{infoId}',
    'PATCH /api/film-uploads/{id}',
    'POST /api/films/{id}/poster-file',
    'POST /api/fonts',
    'POST /api/form-files',
    'POST /api/guest-report/pdf',
    'POST /api/lead-imports',
    'POST /api/mcp',
    'POST /api/media-files',
    'POST /api/pictures',
    'POST /api/pictures/from-address',
    'POST /api/projects/{id}/files',
    'POST /api/recipes/{id}/run',
    'POST /api/report-mail-stops/{token}',
    'POST /api/subscription-lists/{id}/imports',
    'POST /api/task-imports',
    'POST /api/tasks/{id}/files',
    'POST /api/wordpress-imports',
    'PUT /api/pages/{id}/thumbnail',
    'PUT /api/profile/photo',
    'PUT /api/workspace/logo',
  ])
})

it('says of every call who may make it, and what a token must bear', async () => {
  const { url } = await startTestServer('sqlite')
  const { paths } = shape.parse((await call(url, 'GET', '/api/openapi.json')).body)
  const security = ({ path, key }: Operation) => paths[path]?.[key]
  for (const operation of operations()) {
    const { scope, isForSignedIn } = operation
    const expected = isForSignedIn ? [...(scope ? [{ token: [scope] }] : []), { session: [] }] : []
    expect(security(operation)).toMatchObject({ security: expected })
  }
  expect(operations().filter(({ scope }) => scope).length).toBeGreaterThan(60)
})

it('every example is what the contract takes and gives', () => {
  const wrong: string[] = []
  const shown = new Set<string>()
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { route, inputSchema, outputSchema } = procedure['~orpc']
    const name = `${route.method ?? 'POST'} ${route.path ?? ''}`
    const example = examples[name]
    if (!example) return
    shown.add(name)
    if (!zodOf(outputSchema).safeParse(example.response).success) wrong.push(`${name} gives`)
    // What the path names comes beside the body.
    const taken = Object.assign({ id: 'uno' }, example.request)
    if (!zodOf(inputSchema).safeParse(taken).success) wrong.push(`${name} takes`)
  })
  expect(wrong).toEqual([])
  expect([...shown].toSorted()).toEqual(Object.keys(examples).toSorted())
})

function zodOf(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema
  throw new Error('A call with an example has no schema')
}

it('shows every call of a token on a page of its own, which loads nothing from elsewhere', async () => {
  const { url } = await startTestServer('sqlite')
  const { headers, text } = await call(url, 'GET', '/api/docs')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  for (const { method, path } of operations().filter(({ scope }) => scope))
    expect(text).toContain(`<code>${method} /api${path}</code>`)
  for (const [, address = ''] of text.matchAll(/(?:href|src)="([^"]*)"/g)) expect(address).toMatch(/^[#/]/)
})

it('says which calls may be repeated with a key: those that write, and that a token may make', async () => {
  const { url } = await startTestServer('sqlite')
  const { paths } = shape.parse((await call(url, 'GET', '/api/openapi.json')).body)
  const withKey = ({ path, key }: Operation) =>
    JSON.stringify(paths[path]?.[key]).includes('"Idempotency-Key"')
  const wanted = operations().filter(({ method, scope }) => scope !== null && method !== 'GET')
  expect(operations().filter(withKey)).toEqual(wanted)
  expect((await call(url, 'GET', '/api/docs')).text).toContain('Idempotency-Key: ')
})
