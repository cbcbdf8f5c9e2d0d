import { contract } from '@aurelio/contracts'
import { problemSchema } from '@aurelio/contracts/errors'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })

/** The OpenAPI 3.1 document of the contract, made from it: it cannot say anything else than the calls do. */
export function openApiDocument(baseUrl: string) {
  return generator.generate(contract, {
    info: { title: 'Aurelio', version: '0.1.0', description: 'API del panel de Aurelio' },
    servers: [{ url: `${baseUrl}/api` }],
    commonSchemas: { Problem: { schema: problemSchema } },
    customErrorResponseBodySchema: { $ref: '#/components/schemas/Problem' },
  })
}
