import { logNotice } from './log.ts'
import { serverIsReachable, watchServer } from './connection.ts'

/** Milliseconds before the next tries, where there is a connection: what still fails then is likely not there any more. */
const pauses = [1000, 2000, 4000]
const pauseBetweenRounds = 8000

let missing = 0
const listeners = new Set<() => void>()

/** Whether a part is still asked for that the server does not have: usually because there is a new release. */
export function partIsMissing(): boolean {
  return missing > 0
}

export function watchMissingPart(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function countMissing(step: 1 | -1) {
  missing += step
  for (const listener of listeners) listener()
}

/** A screen's code did not come, though there is a connection. */
export class ScreenNotLoaded extends Error {
  override name = 'ScreenNotLoaded'
}

/** Loads a screen: waits while there is no connection, tries four times where there is one. Rejects with ScreenNotLoaded. */
export async function loadScreen<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load()
    } catch {
      await connectionOr(pause)
    }
  }
  return load().catch((cause: unknown) => {
    throw new ScreenNotLoaded('', { cause })
  })
}

/**
 * Loads a part of the screen that is shown. Never rejects, for one part must not take the screen with it: goes on trying,
 * and `partIsMissing` says so meanwhile.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadScreen(load)
  } catch (error) {
    logNotice('A part of the screen did not load', error)
    countMissing(1)
    await connectionOr(pauseBetweenRounds)
    const part = await loadPart(load)
    countMissing(-1)
    return part
  }
}

/** Without a connection: when it is back. With one: after so many milliseconds. */
function connectionOr(pause: number): Promise<void> {
  return new Promise((resolve) => {
    if (isConnected()) {
      setTimeout(resolve, pause)
      return
    }
    const look = () => {
      if (!isConnected()) return
      window.removeEventListener('online', look)
      stopWatching()
      resolve()
    }
    const stopWatching = watchServer(look)
    window.addEventListener('online', look)
  })
}

function isConnected(): boolean {
  return navigator.onLine && serverIsReachable()
}
