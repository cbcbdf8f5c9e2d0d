import { setTimeout as sleep } from 'node:timers/promises'

const largest = 100
/** What a transaction costs beside what it writes is shared by all that came within this time. */
const paceMs = 5

/**
 * Gathers calls that come while others are under way, so that `run` writes them in one transaction: a commit waits for
 * the disk, and one wait serves them all. The first is written at once; those behind it wait until as many have come as
 * go together, or for the moment that batches keep between them. `run` answers in the order of its items; when it fails,
 * each item of the batch is tried alone, so that one cannot spoil the others.
 */
export function batched<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  let busy = false

  async function settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [index, result] of results.entries()) batch[index]?.resolve(result)
    } catch (error) {
      const [only] = batch
      if (batch.length === 1) only?.reject(error)
      else for (const one of batch) await settle([one])
    }
  }

  async function work() {
    while (waiting.length > 0) {
      const began = performance.now()
      const batch = waiting.slice(0, largest)
      waiting = waiting.slice(largest)
      await settle(batch)
      const rest = paceMs - (performance.now() - began)
      if (rest > 0 && waiting.length < largest) await sleep(rest)
    }
    busy = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (busy) return
      busy = true
      // What arrived in the same turn of the event loop goes along.
      setImmediate(() => void work())
    })
}
