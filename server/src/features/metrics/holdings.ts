import type { metricsStore } from './store.ts'

/** What was read is kept for so many times as long as reading took: however large the tables, it takes a hundredth of the time. */
const restFactor = 100

export type Holdings = Awaited<ReturnType<typeof read>>

/** What the installation holds, as it was a moment ago. Whoever asks while it is being read gets the same. */
export function openHoldings(store: ReturnType<typeof metricsStore>): () => Promise<Holdings> {
  let reading: Promise<Holdings> | undefined
  let freshUntil = Number.POSITIVE_INFINITY

  async function timed() {
    const began = performance.now()
    const held = await read(store)
    const ended = performance.now()
    freshUntil = ended + (ended - began) * restFactor
    return held
  }

  return () => {
    if (reading && performance.now() < freshUntil) return reading
    freshUntil = Number.POSITIVE_INFINITY
    reading = timed().catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
}

async function read(store: ReturnType<typeof metricsStore>) {
  const [jobs, { total, oldest }, totals] = await Promise.all([store.jobs(), store.outbox(), store.totals()])
  const oldestSeconds = oldest === null ? 0 : Math.max(0, (Date.now() - Date.parse(oldest)) / 1000)
  return { jobs, outbox: { total, oldestSeconds }, ...totals }
}
