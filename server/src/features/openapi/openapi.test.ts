import { contract } from '@aurelio/contracts'
import { traverseContractProcedures } from '@orpc/server'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { appRoutes } from '../../testing/app-routes.ts'
import { call, startTestServer } from '../../testing/test-server.ts'
import { openApiDocument, outside } from './document.ts'

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

it('every route of the API stands in the document or is named as outside of it', async () => {
  const { paths } = await openApiDocument('http://localhost')
  const api = (await appRoutes()).filter((route) => route.includes(' /api/'))
  const missing = api.filter((route) => {
    const [method = '', path = ''] = route.split(' ')
    const calls = z
      .record(z.string(), z.unknown())
      .optional()
      .parse(new Map(Object.entries(paths)).get(path.slice(4)))
    return calls?.[method.toLowerCase()] === undefined
  })
  expect(missing.filter((route) => !outside.some((pattern) => pattern.test(route)))).toEqual([])
  // None of the exceptions is there for nothing.
  expect(outside.filter((pattern) => !missing.some((route) => pattern.test(route)))).toEqual([])
})
