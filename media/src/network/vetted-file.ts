import type { IncomingMessage } from 'node:http'
import { type AddressPolicy, RefusedAddress } from './address-policy.ts'
import { vettedRequest } from './vetted-request.ts'

const mostRedirects = 4

type UnfetchedReason = 'refused-address' | 'unreachable' | 'slow' | 'status' | 'redirects' | 'too-large'

/** Why a file of the internet was not had. `status`: what its server answered with; 0 where it did not. */
export class Unfetched extends Error {
  override name = 'Unfetched'
  readonly reason: UnfetchedReason
  readonly status: number

  constructor(reason: UnfetchedReason, status = 0) {
    super(`The file could not be fetched: ${reason}`)
    this.reason = reason
    this.status = status
  }
}

/** `largest` in bytes; `milliseconds` for all of it, its redirects too. */
type FileWish = { accept: string; agent?: string; largest: number; milliseconds: number }

/** A file of the internet, each redirect judged anew by the rule on addresses. Throws `Unfetched`. */
export async function vettedFile(policy: AddressPolicy, address: URL, wish: FileWish): Promise<Buffer> {
  const timeout = AbortSignal.timeout(wish.milliseconds)
  try {
    return await follow(policy, address, wish, timeout, mostRedirects)
  } catch (error) {
    if (error instanceof Unfetched) throw error
    if (error instanceof RefusedAddress) throw new Unfetched('refused-address')
    throw new Unfetched(timeout.aborted ? 'slow' : 'unreachable')
  }
}

async function follow(
  policy: AddressPolicy,
  url: URL,
  wish: FileWish,
  signal: AbortSignal,
  redirects: number,
): Promise<Buffer> {
  const response = await vettedRequest(policy, url, {
    headers: {
      accept: wish.accept,
      'accept-encoding': 'identity',
      ...(wish.agent !== undefined && { 'user-agent': wish.agent }),
    },
    signal,
  })
  const { statusCode = 0, headers } = response
  if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
    response.destroy()
    if (redirects === 0) throw new Unfetched('redirects')
    return follow(policy, new URL(headers.location, url), wish, signal, redirects - 1)
  }
  if (statusCode !== 200) {
    response.destroy()
    throw new Unfetched('status', statusCode)
  }
  return whole(response, wish.largest)
}

/** All bytes of an answer, however many it says that there are. */
async function whole(response: IncomingMessage, largest: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > largest) {
    response.destroy()
    throw new Unfetched('too-large')
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > largest) throw new Unfetched('too-large')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}
