import { type AddressPolicy, RefusedAddress } from '@aurelio/media/network/address-policy'
import { vettedRequest } from '@aurelio/media/network/vetted-request'
import { PageRefused, TargetRefused } from '../target.ts'
import { answerOf, WordpressAway, WordpressBlocked } from './answer.ts'
import { findRest, type RestRoot } from './rest-root.ts'

const timeoutMs = 30_000
const mostBytes = 4 * 1024 * 1024
const headers = { accept: 'application/json', 'user-agent': 'Aurelio-Publisher/1' }
/** Who is calling, and what they may do. */
const self = 'users/me?context=edit'

export type WordpressAccess = { address: string; user: string; password: string }
type Call = { method?: 'GET' | 'POST' | 'DELETE'; body?: unknown }

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
  let known: Promise<RestRoot> | undefined
  /** Where its interface is; asked for once. */
  const root = () => (known ??= findRest((url) => ask(policy, url, signal, { headers }), address))

  async function send(path: string, { method = 'GET', body }: Call): Promise<unknown> {
    const answer = await ask(policy, (await root()).url(path), signal, {
      method,
      headers: {
        ...headers,
        authorization,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return answerOf(answer)
  }

  return {
    root,
    self: () => send(self, {}),
    async call(path: string, call: Call = {}): Promise<unknown> {
      try {
        return await send(path, call)
      } catch (error) {
        if (!(error instanceof WordpressBlocked)) throw error
        // Whoever is let in otherwise is kept out for what this page says; else all others are too.
        await send(self, {}).catch(() => {
          throw new TargetRefused('blocked')
        })
        throw new PageRefused('blocked')
      }
    },
  }
}
export type WordpressClient = ReturnType<typeof wordpressClient>

/** What is asked goes over an encrypted connection, or to a server that the settings name. */
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
  demandSecrecy(policy, url)
  try {
    const response = await vettedRequest(policy, url, {
      ...request,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    const { location, 'retry-after': retryAfter } = response.headers
    return { status: response.statusCode ?? 0, text: await textOf(response), location, retryAfter }
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
