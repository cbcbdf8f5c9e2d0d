import type { Session } from '@aurelio/contracts/session'

/** Pauses before each new attempt, in milliseconds. */
const pauses = [500, 1500]

/**
 * Who is signed in, null for nobody. Asks again where there was no answer at all; rejects when the server fails.
 * The API's client is loaded apart, so that the public screens start without it.
 */
export async function fetchSession(): Promise<Session | null> {
  const { client } = await import('../api/client.ts')
  for (const pause of pauses) {
    try {
      return await client.session.get()
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return client.session.get()
}
