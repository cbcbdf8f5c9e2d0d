/** The part of the browser's storage that we use; tests pass their own. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The browser's local storage, or null where the person has blocked it. */
export function localStore(): KeyValueStore | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** The JSON value under a key; undefined when there is none, it is broken, or storage is blocked. */
export function readJson(key: string, store: KeyValueStore | null = localStore()): unknown {
  try {
    const text = store?.getItem(key)
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** Writes a value as JSON. Returns false when storage is blocked or full, so that the caller can say so. */
export function writeJson(key: string, value: unknown, store?: KeyValueStore | null): boolean {
  return writeText(key, JSON.stringify(value), store)
}

/** Writes what is text already; else like `writeJson`. */
export function writeText(key: string, text: string, store: KeyValueStore | null = localStore()): boolean {
  if (!store) return false
  try {
    store.setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function removeKey(key: string, store: KeyValueStore | null = localStore()): void {
  try {
    store?.removeItem(key)
  } catch {
    // Blocked storage holds nothing that could be removed.
  }
}
