type Listener = () => void

const listeners = new Set<Listener>()

/** Hears of calls that were refused for want of a session. Returns the end of it. */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For whoever calls the server past the API's client; it passes the answer on. */
export function noticeUnauthorized(status: number): void {
  if (status === 401) for (const listener of listeners) listener()
}
