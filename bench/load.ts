import autocannon from 'autocannon'
import { cpuSeconds } from './cpu.ts'

export type Target = { url: string; pid: number }
type Request = Pick<autocannon.Options, 'method' | 'headers' | 'body' | 'idReplacement' | 'requests'>

/**
 * Requests per CPU-second of the server's process during one run of load. Throws when any answer has another
 * status than `status`: a fast refusal is no result.
 */
export async function requestsPerCpuSecond(
  target: Target,
  request: Request,
  status: number,
  { seconds, connections }: { seconds: number; connections: number },
) {
  const before = cpuSeconds(target.pid)
  const result = await autocannon({ url: target.url, ...request, connections, duration: seconds })
  const used = cpuSeconds(target.pid) - before
  const total = result['1xx'] + result['2xx'] + result['3xx'] + result['4xx'] + result['5xx']
  const right = status < 300 ? result['2xx'] : result['3xx']
  if (result.errors > 0 || right !== total || total === 0) {
    const { '2xx': ok, '3xx': moved, '4xx': refused, '5xx': failed, errors } = result
    throw new Error(`${target.url}: ${JSON.stringify({ ok, moved, refused, failed, errors })}`)
  }
  return { perCpuSecond: total / used, answered: total }
}
