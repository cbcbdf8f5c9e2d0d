/** Listeners by key: a change calls those of its own keys and nobody else. */
export type KeyedListeners<Key> = {
  subscribe: (key: Key, listener: () => void) => () => void
  /** Calls the listeners of the keys that `changed` picks among those somebody listens to. */
  notify: (changed: (key: Key) => boolean) => void
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
    notify(changed) {
      // Collected first: a listener may subscribe or leave while it is called.
      const due = [...byKey].filter(([key]) => changed(key)).flatMap(([, listeners]) => [...listeners])
      for (const listener of due) listener()
    },
  }
}
