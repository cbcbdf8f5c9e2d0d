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
  if (!('locks' in navigator)) return openChangeSource(hear)
  const over = new AbortController()
  let stopReading: (() => void) | undefined
  const channel = openTabChannel<News>(name, (news) => {
    hear(news)
    // The browser slows a hidden tab down; one that is looked at asks sooner.
    if (news.kind === 'lost' && news.hidden && !document.hidden && !stopReading)
      void read({ steal: true }).catch(() => stopReading?.())
  })

  const tell = (news: News) => {
    channel.say(news)
    hear(news)
  }

  /** Reads for as long as this tab holds the lock. Rejects when another tab takes it away. */
  const read = (options: LockOptions) =>
    navigator.locks.request(name, options, async () => {
      if (over.signal.aborted) return
      const end = openChangeSource(tell)
      await new Promise<void>((resolve) => {
        stopReading = () => {
          stopReading = undefined
          end()
          resolve()
        }
      })
    })

  async function waitForTurn(): Promise<void> {
    try {
      await read({ signal: over.signal })
    } catch {
      stopReading?.()
      if (!over.signal.aborted) await waitForTurn()
    }
  }

  /** Where another tab reads already, this one hears it from here on. */
  async function joinReader() {
    const { held = [] } = await navigator.locks.query()
    if (!stopReading && held.some((lock) => lock.name === name)) hear({ kind: 'connected' })
  }

  void waitForTurn()
  void joinReader()
  return () => {
    over.abort()
    stopReading?.()
    channel.close()
  }
}
