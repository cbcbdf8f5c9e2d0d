/** Topics that a call of this tab has changed; null where it failed in a way that what is shown may be behind. */
type OwnChange = readonly string[] | null
type Listener = (topics: OwnChange) => void

const listeners = new Set<Listener>()

/** Hears what the calls of this tab have changed, each once. Returns the end of it. */
export function onOwnChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function noticeOwnChange(topics: OwnChange): void {
  for (const listener of listeners) listener(topics)
}
