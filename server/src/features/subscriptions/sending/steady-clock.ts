/** A clock that runs away from the machine's own count by so much was set, or is wrong. */
const mostDriftMs = 2 * 60 * 1000
/** So long it has to run evenly before what it says is believed again. */
const patienceMs = 10 * 60 * 1000

export type SteadyClock = { isSteady: () => boolean }

/**
 * Whether the clock on the wall can be believed. One that was set forward by a year would send at once all that waits for its
 * moment: nothing goes out until it has run evenly for ten minutes, and then goes by what it says.
 */
export function steadyClock(
  wall: () => number = () => Date.now(),
  ticks: () => number = () => performance.now(),
): SteadyClock {
  let offset = wall() - ticks()
  let heldUntil = 0
  return {
    isSteady() {
      const seen = wall() - ticks()
      if (Math.abs(seen - offset) > mostDriftMs) heldUntil = ticks() + patienceMs
      offset = seen
      return ticks() >= heldUntil
    },
  }
}
