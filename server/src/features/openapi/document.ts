import { contract } from '@aurelio/contracts'
import { problemSchema } from '@aurelio/contracts/errors'
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { PlainRoute } from '../../platform/http/plain-routes.ts'
import { productVersion } from '../../platform/product-version.ts'
import { type Example, examples } from './examples.ts'
import { type Operation, operations } from './operations.ts'

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })

const description =
  'API del panel de Aurelio. Un programa entra con un token (`Authorization: Bearer aur_…`), que se crea en ' +
  'Configuración › API; cada llamada dice qué permiso pide. Fuera de este documento: entrar y salir (`/api/auth/…`), y ' +
  'lo que sube o baja archivos (imágenes, fotos de perfil, vídeos y la exportación de tus datos).'

const securitySchemes: Record<string, OpenAPI.SecuritySchemeObject> = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'Un token de la API, con los permisos que se le dieron.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'aurelio.session_token',
    description: 'La sesión de una persona en el panel.',
  },
}

const idempotencyKey: OpenAPI.ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Un texto tuyo, distinto para cada cosa que hagas: repetida en 24 horas con la misma clave, la llamada se hace una sola ' +
    'vez y contesta lo mismo. Con otro contenido, 422 `IDEMPOTENCY_KEY_REUSED`; mientras la primera sigue en marcha, o si ' +
    'se cortó, 409 `IDEMPOTENCY_KEY_IN_USE`.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
  example: '8e03978e-40d5-43e8-bc93-6894a57f9324',
}

/**
 * The OpenAPI 3.1 document of the contract, made from it: it cannot say anything else than the calls do. Plain routes
 * stand in it where they bring their operation.
 */
export async function openApiDocument(baseUrl: string, routes: readonly PlainRoute[]) {
  const document = await ofContract(baseUrl)
  for (const operation of operations()) describe(document, operation)
  const plain = routes.flatMap(({ method, path, operation }) =>
    operation ? [[documented(path), { [method.toLowerCase()]: operation }] as const] : [],
  )
  return { ...document, paths: { ...document.paths, ...Object.fromEntries(plain) } }
}

/** A path as the document writes it: below `/api`, with braces. */
function documented(path: string) {
  return path.replace(/^\/api/, '').replaceAll(/:(\w+)/g, '{$1}')
}

async function ofContract(baseUrl: string) {
  const document = await generator.generate(contract, {
    info: { title: 'Aurelio', version: productVersion, description },
    servers: [{ url: `${baseUrl}/api` }],
    commonSchemas: { Problem: { schema: problemSchema } },
    customErrorResponseBodySchema: { $ref: '#/components/schemas/Problem' },
  })
  document.components = { ...document.components, securitySchemes }
  return document
}

/** Says of an operation who may call it, where it belongs and what it looks like. */
function describe(document: OpenAPI.Document, { method, key, path, scope, isForSignedIn }: Operation) {
  const operation = document.paths?.[path]?.[key]
  if (!operation) return
  operation.tags = [path.split('/')[1] ?? '']
  operation.security = isForSignedIn ? [...(scope ? [{ token: [scope] }] : []), { session: [] }] : []
  if (isForSignedIn)
    operation.description = scope
      ? `Permiso del token: \`${scope}\`.`
      : 'Solo para personas: ningún token llega aquí.'
  if (scope && method !== 'GET') operation.parameters = [...(operation.parameters ?? []), idempotencyKey]
  const example = examples[`${method} ${path}`]
  if (example) show(operation, example)
}

function show(operation: OpenAPI.OperationObject, { request, response }: Example) {
  const body = operation.requestBody
  if (request !== undefined && body && 'content' in body) exemplify(body.content, request)
  for (const [status, answer] of Object.entries(operation.responses ?? {}))
    if (status.startsWith('2') && answer && 'content' in answer && answer.content)
      exemplify(answer.content, response)
}

function exemplify(content: Record<string, OpenAPI.MediaTypeObject>, example: unknown) {
  const media = content['application/json']
  if (media) media.example = example
}
