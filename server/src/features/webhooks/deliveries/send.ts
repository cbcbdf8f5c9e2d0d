import { type AddressPolicy, RefusedAddress } from '@aurelio/media/network/address-policy'
import { vettedRequest } from '@aurelio/media/network/vetted-request'
import type { DeliveryProblem } from '@aurelio/contracts/webhooks'

const usualTimeoutMs = 15_000
/** Of an answer that nobody needs: enough to see what went wrong. */
const mostBytes = 1024

export type Tried = {
  /** Of the answer; null where none came. */
  status: number | null
  problem: DeliveryProblem | null
  /** How the answer began. */
  answer: string
  milliseconds: number
}

type Call = {
  address: string
  headers: Record<string, string>
  body: string
  signal: AbortSignal
  timeoutMs?: number
}

/**
 * Posts once, to the public internet or what the settings allow, within fifteen seconds; redirects are not followed, for
 * what is signed is meant for one receiver. Throws only where `signal` ended it.
 */
export async function send(
  policy: AddressPolicy,
  { address, headers, body, signal, timeoutMs = usualTimeoutMs }: Call,
): Promise<Tried> {
  const begun = performance.now()
  const timeout = AbortSignal.timeout(timeoutMs)
  const ended = (tried: Omit<Tried, 'milliseconds'>) => ({
    ...tried,
    milliseconds: Math.round(performance.now() - begun),
  })
  try {
    const response = await vettedRequest(policy, new URL(address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Aurelio-Webhooks/1', ...headers },
      body,
      signal: AbortSignal.any([signal, timeout]),
    })
    const status = response.statusCode ?? 0
    const answer = await beginning(response)
    signal.throwIfAborted()
    return ended({ status, problem: status >= 300 && status < 400 ? 'redirect' : null, answer })
  } catch (error) {
    signal.throwIfAborted()
    return ended({ status: null, problem: problemOf(error, timeout), answer: '' })
  }
}

function problemOf(error: unknown, timeout: AbortSignal): DeliveryProblem {
  if (error instanceof RefusedAddress) return 'refused-address'
  return timeout.aborted ? 'timeout' : 'unreachable'
}

/** The first bytes as text; what else comes is not taken. */
async function beginning(response: AsyncIterable<unknown> & { destroy: () => void }) {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response) {
      if (!Buffer.isBuffer(chunk)) break
      chunks.push(chunk)
      size += chunk.length
      if (size >= mostBytes) break
    }
  } catch {
    // The status came, and it is what counts: an answer that is cut short was an answer.
  }
  response.destroy()
  return Buffer.concat(chunks)
    .subarray(0, mostBytes)
    .toString('utf8')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll('\u{fffd}', '')
}
