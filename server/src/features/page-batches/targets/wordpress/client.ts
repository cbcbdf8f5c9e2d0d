import { type AddressPolicy, RefusedAddress } from '@aurelio/media/network/address-policy'
import { vettedRequest } from '@aurelio/media/network/vetted-request'
import { PageRefused, TargetRefused } from '../target.ts'

const timeoutMs = 30_000
const mostBytes = 4 * 1024 * 1024

export type WordpressAccess = { address: string; user: string; password: string }
type Call = { method?: 'GET' | 'POST' | 'DELETE'; body?: unknown }

/** It did not answer, or was too busy to: to be tried again later. */
export class WordpressAway extends Error {
  override name = 'WordpressAway'
}

/**
 * The REST interface of a WordPress, by an application password. `call` gives what it answers, or null for what is not
 * there. Throws TargetRefused where nothing can be published there, PageRefused where it does not take this one, and
 * WordpressAway. What it throws holds nothing of the password.
 */
export function wordpressClient(
  policy: AddressPolicy,
  { address, user, password }: WordpressAccess,
  signal: AbortSignal,
) {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

  return async function call(path: string, { method = 'GET', body }: Call = {}): Promise<unknown> {
    const url = new URL(`${address.replace(/\/+$/, '')}/wp-json/wp/v2/${path}`)
    demandSecrecy(policy, url)
    const { status, text } = await ask(policy, url, signal, {
      method,
      headers: {
        authorization,
        accept: 'application/json',
        'user-agent': 'Aurelio-Publisher/1',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return answerOf(status, text)
  }
}

/** A password goes over an encrypted connection, or to a server that the settings name. */
function demandSecrecy({ allowedHosts }: AddressPolicy, { protocol, hostname, port }: URL) {
  const isNamed = allowedHosts.some((each) => each.host === hostname && each.port === Number(port || 80))
  if (protocol !== 'https:' && !isNamed) throw new TargetRefused('refused-address')
}

async function ask(
  policy: AddressPolicy,
  url: URL,
  signal: AbortSignal,
  request: Omit<Parameters<typeof vettedRequest>[2], 'signal'>,
) {
  try {
    const response = await vettedRequest(policy, url, {
      ...request,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    return { status: response.statusCode ?? 0, text: await textOf(response) }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof RefusedAddress) throw new TargetRefused('refused-address')
    if (error instanceof TargetRefused) throw error
    throw new WordpressAway('A WordPress did not answer')
  }
}

async function textOf(response: AsyncIterable<unknown> & { destroy: () => void }): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size > mostBytes) {
      response.destroy()
      throw new TargetRefused('no-rest')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function answerOf(status: number, text: string): unknown {
  if (status === 401 || status === 403) throw new TargetRefused('no-access')
  if (status === 429 || status >= 500) throw new WordpressAway('A WordPress was too busy')
  const answer = jsonOf(text)
  // A page that is not there is told as JSON; a site without the interface tells of it as HTML.
  if (answer === undefined || (status >= 300 && status < 400)) throw new TargetRefused('no-rest')
  if (status === 404 || status === 410) {
    if (text.includes('rest_no_route')) throw new TargetRefused('no-rest')
    return null
  }
  if (status >= 400) throw new PageRefused('refused')
  return answer
}

function jsonOf(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text)
    return parsed
  } catch {
    return undefined
  }
}
