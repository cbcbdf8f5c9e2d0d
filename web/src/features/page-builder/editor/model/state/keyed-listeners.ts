/** Listeners by key: a change calls those of its own keys and nobody else. */
export type KeyedListeners<Key> = {
  subscribe: (key: Key, listener: () => void) => () => void
  /** Calls the listeners of these keys and nobody else. */
  notify: (keys: readonly Key[]) => void
}

export function createKeyedListeners<Key>(): KeyedListeners<Key> {
  const byKey = new Map<Key, Set<() => void>>()
  return {
    subscribe(key, listener) {
      const listeners = byKey.get(key) ?? new Set()
      byKey.set(key, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && byKey.get(key) === listeners) byKey.delete(key)
      }
    },
    notify(keys) {
      // Collected first: a listener may subscribe or leave while it is called.
      const due = keys.flatMap((key) => [...(byKey.get(key) ?? [])])
      for (const listener of due) listener()
    },
  }
}
