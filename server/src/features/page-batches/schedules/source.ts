import type { ScheduleProblem, ScheduleSource } from '@aurelio/contracts/page-schedules'
import { type AddressPolicy, RefusedAddress } from '@aurelio/media/network/address-policy'
import { vettedRequest } from '@aurelio/media/network/vetted-request'

const timeoutMs = 60_000
const mostRedirects = 5
/** Bytes of a table, and of a list of places. */
const mostBytes = { table: 16 * 1024 * 1024, places: 2 * 1024 * 1024 } as const
type What = keyof typeof mostBytes

/** A run cannot bring anything: `detail` names what it is about. `mayPass`: it may be otherwise in a while. */
export class RunRefused extends Error {
  readonly problem: ScheduleProblem
  readonly detail: string
  readonly mayPass: boolean
  constructor(problem: ScheduleProblem, detail = '', mayPass = false) {
    super(problem)
    this.name = 'RunRefused'
    this.problem = problem
    this.detail = detail
    this.mayPass = mayPass
  }
}

/** The bytes of a table or of places: those that are kept, or what its address says now. Throws RunRefused. */
export async function openSource(
  policy: AddressPolicy,
  what: What,
  { from, text }: { from: ScheduleSource; text: string | null },
  signal: AbortSignal,
): Promise<Blob> {
  if (from.kind === 'kept') return new Blob([text ?? ''])
  const stop = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  try {
    return await readAddress(policy, what, from.address, stop)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof RunRefused) throw error
    if (error instanceof RefusedAddress) throw new RunRefused('refused-source', from.address)
    throw new RunRefused(`${what}-unreachable`, from.address, true)
  }
}

async function readAddress(policy: AddressPolicy, what: What, address: string, signal: AbortSignal) {
  let url = new URL(address)
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    demandSecrecy(policy, url)
    const headers = { accept: 'text/csv, text/plain, */*;q=0.5', 'user-agent': 'Aurelio-Publisher/1' }
    const answer = await vettedRequest(policy, url, { headers, signal })
    const { statusCode: status = 0, headers: told } = answer
    if (status >= 300 && status < 400 && told.location !== undefined) {
      answer.destroy()
      url = new URL(told.location, url)
      continue
    }
    if (status !== 200) {
      answer.destroy()
      const mayPass = status >= 500 || status === 429 || status === 408
      throw new RunRefused(`${what}-unreachable`, `${url.href} (${status})`, mayPass)
    }
    return bytesOf(answer, what, url)
  }
  throw new RunRefused(`${what}-unreachable`, address)
}

/** What is published must not be put in on its way here; servers that the settings name are excepted. */
function demandSecrecy({ allowedHosts }: AddressPolicy, { protocol, hostname, port }: URL) {
  const isNamed = allowedHosts.some((each) => each.host === hostname && each.port === Number(port || 80))
  if (protocol !== 'https:' && !isNamed) throw new RunRefused('refused-source', hostname)
}

async function bytesOf(answer: AsyncIterable<unknown> & { destroy: () => void }, what: What, url: URL) {
  const chunks: Buffer<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of answer) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.byteLength
    if (size > mostBytes[what]) {
      answer.destroy()
      throw new RunRefused('source-too-large', url.href)
    }
    chunks.push(Buffer.from(chunk))
  }
  return new Blob(chunks)
}
