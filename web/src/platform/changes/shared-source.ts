import { openTabChannel } from '../tab-channel.ts'
import { type News, openChangeSource } from './change-source.ts'

/** Name of the lock that the reading tab holds, and of the channel it tells the others on. */
const name = 'aurelio-changes'

/**
 * One stream for all tabs of the browser, which allows few connections to one address: the tab that holds the lock
 * reads and passes on, and another takes over when it goes. Without locks (plain HTTP) each tab reads for itself.
 * Returns the end of it.
 */
export function shareChangeSource(hear: (news: News) => void): () => void {
  if (!('locks' in navigator)) return openChangeSource(hear, false)
  const over = new AbortController()
  let stopReading: (() => void) | undefined
  const channel = openTabChannel<News>(name, (news) => {
    hear(news)
    // The browser slows a hidden tab down; one that is looked at asks sooner.
    if (news.kind === 'lost' && news.hidden && !document.hidden && !stopReading)
      void read({ steal: true }, true).catch(() => stopReading?.())
  })

  const tell = (news: News) => {
    channel.say(news)
    hear(news)
  }

  /** Reads for as long as this tab holds the lock. Rejects when another tab takes it away. */
  const read = (options: LockOptions, hasGap: boolean) =>
    navigator.locks.request(name, options, async () => {
      if (over.signal.aborted) return
      const end = openChangeSource(tell, hasGap)
      await new Promise<void>((resolve) => {
        stopReading = () => {
          stopReading = undefined
          end()
          resolve()
        }
      })
    })

  async function waitForTurn(hasGap: boolean): Promise<void> {
    try {
      await read({ signal: over.signal }, hasGap)
    } catch {
      stopReading?.()
      if (!over.signal.aborted) await waitForTurn(true)
    }
  }

  void navigator.locks.query().then(({ held = [] }) => waitForTurn(held.some((lock) => lock.name === name)))
  return () => {
    over.abort()
    stopReading?.()
    channel.close()
  }
}
