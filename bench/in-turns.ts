import { fork } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { requestsPerCpuSecond, type Target } from './load.ts'
import { type Figure, type Round, row, tableHead } from './statistics.ts'

export const rounds = 7
const seconds = 3

/** What the peer answers visits and forms with. */
export type Answers = { page: { headers: Headers; body: string }; lead: { headers: Headers } }
type Headers = Record<string, string>

type Asked = {
  name: string
  product: Target
  peer: Target
  request: Parameters<typeof requestsPerCpuSecond>[1]
  /** That every answer has to have. */
  status: number
  connections: number
}

/** A B A B …, so that both meet the same weather. The first round of each warms up and does not count. */
export async function inTurns(asked: Asked): Promise<{ figure: Figure; answered: number }> {
  const { name, product, peer, request, status, connections } = asked
  const counted: Round[] = []
  let answered = 0
  for (let index = 0; index <= rounds; index += 1) {
    const ours = await requestsPerCpuSecond(product, request, status, { seconds, connections })
    const theirs = await requestsPerCpuSecond(peer, request, status, { seconds, connections })
    answered += ours.answered
    if (index > 0) counted.push({ product: ours.perCpuSecond, peer: theirs.perCpuSecond })
  }
  return { figure: { name, unit: 'requests per CPU-second', rounds: counted }, answered }
}

/** A bare server in a process of its own, that answers as it is told. */
export async function startPeer(answers: Answers) {
  const child = fork(fileURLToPath(new URL('peer.ts', import.meta.url)))
  const listening = new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`The peer ended with ${code}`)))
  })
  child.send(answers)
  const { port } = z.object({ port: z.int() }).parse(await listening)
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.disconnect() }
}

/** Those of an answer that node:http does not add by itself: they must not stand there twice. */
export function headersOf(response: Response): Headers {
  const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
  return Object.fromEntries([...response.headers].filter(([name]) => !own.has(name)))
}

export function print(figures: readonly Figure[], note: string): void {
  const [cpu] = cpus()
  console.log(`${tableHead}\n${figures.map(row).join('\n')}\n`)
  console.log(`${note}; ${rounds} rounds of ${seconds} s, one warm-up round.`)
  console.log(
    `Node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} × ${cpu?.model ?? '?'}.`,
  )
}
