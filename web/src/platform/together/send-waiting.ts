import { mostAtOnce, type SentSteps } from './exchange.ts'
import type { Waiting } from './order.ts'

/**
 * Sends what was done to a document while the server was away, session by session; false where not all of it is there.
 * @param seen the last place in its order that is known here
 */
export async function sendWaiting<Operation>(
  waiting: readonly Waiting<Operation>[],
  seen: number,
  send: (sent: SentSteps<Operation>) => Promise<unknown>,
): Promise<boolean> {
  for (const [session, steps] of Map.groupBy(waiting, (step) => step.session))
    for (let at = 0; at < steps.length; at += mostAtOnce) {
      const isSent = await send({ session, seen, steps: steps.slice(at, at + mostAtOnce) }).then(
        () => true,
        () => false,
      )
      if (!isSent) return false
    }
  return true
}
