import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { type AddressPolicy, RefusedAddress, vetTarget } from './address-policy.ts'

export type VettedRequest = {
  method?: 'GET' | 'POST' | 'DELETE'
  headers: Record<string, string>
  body?: string
  /** Ends it, the reading of its answer too. */
  signal: AbortSignal
}

/**
 * One request to an address that was judged first, and to that very address (no rebinding). A redirect is an answer like
 * any other: whoever follows it asks again, by the same rule. Throws `RefusedAddress`, or what the network says.
 */
export async function vettedRequest(
  policy: AddressPolicy,
  url: URL,
  { method = 'GET', headers, body, signal }: VettedRequest,
): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new RefusedAddress(`${url.protocol} is not allowed`)
  const secure = url.protocol === 'https:'
  const port = Number(url.port || (secure ? 443 : 80))
  const target = await vetTarget(policy, url.hostname, port)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const options = {
    host: target.address,
    port,
    method,
    path: `${url.pathname}${url.search}`,
    headers: {
      host: url.host,
      ...headers,
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    },
    agent: false,
    signal,
    ...(secure && isIP(host) === 0 && { servername: host }),
  } as const
  return new Promise((resolve, reject) => {
    const request = secure ? httpsRequest(options, resolve) : httpRequest(options, resolve)
    request.on('error', reject)
    request.end(body)
  })
}
