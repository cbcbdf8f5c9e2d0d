import { refusal } from '../../../platform/http/failures.ts'
import type { PlainRoute } from '../../../platform/http/plain-routes.ts'
import { problemResponse } from '../../../platform/http/problem.ts'

/** What no host is called is not looked for: the databases take no NUL. */
const hostName = /^[a-z0-9.-]{1,253}$/i

/**
 * Whether a certificate is to be had for a host: `GET /api/tls/ask?domain=tienda.es`, 200 or 404, as Caddy asks before
 * it gets one (`on_demand_tls`). It tells nothing that a visit to the host would not.
 */
export function tlsRoute(isServed: (domain: string) => Promise<boolean>): PlainRoute {
  return {
    method: 'GET',
    path: '/api/tls/ask',
    async answer(c) {
      const domain = c.req.query('domain') ?? ''
      if (!hostName.test(domain) || !(await isServed(domain))) return problemResponse(c, refusal('NOT_FOUND'))
      return c.body(null, 200)
    },
    operation: {
      summary: 'Si este servidor atiende un dominio, para el TLS bajo demanda de Caddy',
      parameters: [{ name: 'domain', in: 'query', required: true, schema: { type: 'string' } }],
      responses: { 200: { description: 'Lo atiende' }, 404: { description: 'No lo atiende' } },
    },
  }
}
