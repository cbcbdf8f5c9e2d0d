import type { Pool, RunOptions } from './pool.ts'
import type { CallName, InputOf, OutputOf, ProgressOf, WorkerDefinition } from './protocol.ts'

/**
 * One call for each input, and the answers in the order of the inputs. Holds back both ways: an input is only taken
 * when the pool has room, and no more answers than twice the workers wait for whoever reads them. Leaving the loop
 * cancels what is still under way; the first failure ends it.
 */
export async function* streamCalls<W extends WorkerDefinition, Name extends CallName<W>>(
  pool: Pool<W>,
  name: Name,
  inputs: Iterable<InputOf<W, Name>> | AsyncIterable<InputOf<W, Name>>,
  options: RunOptions<ProgressOf<W, Name>> = {},
): AsyncGenerator<OutputOf<W, Name>, void, undefined> {
  const left = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, left.signal]) : left.signal
  const underWay: Promise<OutputOf<W, Name>>[] = []
  try {
    for await (const input of inputs) {
      await pool.room()
      const answer = pool.run(name, input, { ...options, signal })
      // Its failure is told when its turn comes; until then nobody listens.
      answer.catch(() => undefined)
      underWay.push(answer)
      if (underWay.length < pool.size * 2) continue
      const first = underWay.shift()
      if (first) yield await first
    }
    for (const answer of underWay) yield await answer
  } finally {
    left.abort(new DOMException('Nobody reads on', 'AbortError'))
  }
}
