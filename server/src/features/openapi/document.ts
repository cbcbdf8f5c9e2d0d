import { contract } from '@aurelio/contracts'
import { problemSchema } from '@aurelio/contracts/errors'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })

/** Routes that carry bytes or belong to the sign-in service, and so are no calls of the contract. */
export const outside: readonly RegExp[] = [
  /^\S+ \/api\/auth\//,
  /^POST \/api\/pictures$/,
  /^(?:PUT|DELETE) \/api\/profile\/photo$/,
  /^GET \/api\/photos\//,
  /^GET \/api\/security\/export$/,
  /^GET \/api\/youtube\/(?:files|thumbnails)\//,
  /^GET \/api\/openapi\.json$/,
]

const description =
  'API del panel de Aurelio. Fuera de este documento: entrar y salir (`/api/auth/…`), y lo que sube o baja ' +
  'archivos (imágenes, fotos de perfil, vídeos y la exportación de tus datos).'

const changes = {
  get: {
    operationId: 'changes',
    summary: 'Qué cambia en el espacio de trabajo, mientras dura la conexión',
    description: 'Eventos `change` cuyo texto es JSON: `{ "topics": ["tasks"] }`.',
    responses: {
      200: { description: 'OK', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    },
  },
} as const

/** The OpenAPI 3.1 document of the contract, made from it: it cannot say anything else than the calls do. */
export async function openApiDocument(baseUrl: string) {
  const document = await ofContract(baseUrl)
  return { ...document, paths: { ...document.paths, '/changes': changes } }
}

function ofContract(baseUrl: string) {
  return generator.generate(contract, {
    info: { title: 'Aurelio', version: '0.1.0', description },
    servers: [{ url: `${baseUrl}/api` }],
    commonSchemas: { Problem: { schema: problemSchema } },
    customErrorResponseBodySchema: { $ref: '#/components/schemas/Problem' },
  })
}
