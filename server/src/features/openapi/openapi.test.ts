import { contract } from '@aurelio/contracts'
import { traverseContractProcedures } from '@orpc/server'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { call, startTestServer } from '../../testing/test-server.ts'

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
