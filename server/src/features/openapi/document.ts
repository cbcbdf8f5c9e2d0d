import { productVersion } from '../../platform/product-version.ts'
import { contract } from '@aurelio/contracts'
import { problemSchema } from '@aurelio/contracts/errors'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { PlainRoute } from '../../platform/http/plain-routes.ts'

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })

const description =
  'API del panel de Aurelio. Fuera de este documento: entrar y salir (`/api/auth/…`), y lo que sube o baja ' +
  'archivos (imágenes, fotos de perfil, vídeos y la exportación de tus datos).'

/**
 * The OpenAPI 3.1 document of the contract, made from it: it cannot say anything else than the calls do. Plain routes
 * stand in it where they bring their operation.
 */
export async function openApiDocument(baseUrl: string, routes: readonly PlainRoute[]) {
  const document = await ofContract(baseUrl)
  const plain = routes.flatMap(({ method, path, operation }) =>
    operation ? [[documented(path), { [method.toLowerCase()]: operation }] as const] : [],
  )
  return { ...document, paths: { ...document.paths, ...Object.fromEntries(plain) } }
}

/** A path as the document writes it: below `/api`, with braces. */
function documented(path: string) {
  return path.replace(/^\/api/, '').replaceAll(/:(\w+)/g, '{$1}')
}

function ofContract(baseUrl: string) {
  return generator.generate(contract, {
    info: { title: 'Aurelio', version: productVersion, description },
    servers: [{ url: `${baseUrl}/api` }],
    commonSchemas: { Problem: { schema: problemSchema } },
    customErrorResponseBodySchema: { $ref: '#/components/schemas/Problem' },
  })
}
