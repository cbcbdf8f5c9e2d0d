import { contract } from 'virtual:contract'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { apiFetch } from './api-fetch.ts'
import { asJson, problemToError } from './problem.ts'

const link = new OpenAPILink(contract, {
  url: () => new URL('/api', window.location.origin),
  fetch: async (request, init) => asJson(await apiFetch(request, init)),
  customErrorResponseBodyDecoder: problemToError,
})

/** Calls the server: `await client.pages.get({ id })`. Rejects with an ORPCError that carries the problem's `code`. */
export const client: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(link)

/** The same calls for TanStack Query: `useQuery(api.pages.get.queryOptions({ input: { id } }))`. */
export const api = createTanstackQueryUtils(client)
