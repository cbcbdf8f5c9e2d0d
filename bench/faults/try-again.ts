import { setTimeout as sleep } from 'node:timers/promises'

/** How often a request is tried before nothing has healed it. */
const mostTries = 3

export type Told = { answered: number; healed: number; notHealed: number }

/** Somebody who asks for the same over and over, and tries again what fails, until told to stop. */
export function tryAgain(ask: () => Promise<Response>): { stop: () => Promise<Told> } {
  const told = { answered: 0, healed: 0, notHealed: 0 }
  const over = new AbortController()
  async function succeeds() {
    const answer = await ask().catch(() => null)
    await answer?.arrayBuffer().catch(() => null)
    return answer?.ok ?? false
  }
  async function untilOver() {
    while (!over.signal.aborted) {
      let fails = 0
      while (fails < mostTries && !(await succeeds())) {
        fails += 1
        await sleep(100 * fails)
      }
      told.answered += 1
      if (fails === mostTries) told.notHealed += 1
      else if (fails > 0) told.healed += 1
      await sleep(20)
    }
  }
  const asking = untilOver()
  return {
    async stop() {
      over.abort()
      await asking
      return told
    },
  }
}
