/** Keeps what was asked for lately: up to twice as many as `most`, and what was not asked for meanwhile is forgotten. */
export function kept<Key, Value>(most: number) {
  let recent = new Map<Key, Value>()
  let older = new Map<Key, Value>()

  function set(key: Key, value: Value) {
    if (recent.size >= most) {
      older = recent
      recent = new Map()
    }
    recent.set(key, value)
    return value
  }

  return {
    get(key: Key): Value | undefined {
      const found = recent.get(key)
      if (found !== undefined) return found
      const old = older.get(key)
      return old === undefined ? undefined : set(key, old)
    },
    set,
    clear() {
      recent = new Map()
      older = new Map()
    },
  }
}
