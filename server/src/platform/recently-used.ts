/** Values by key that weigh `most` together at most: the one that was longest unused goes first, the newest never. */
export function recentlyUsed<T>(most: number, weightOf: (value: T) => number = () => 1) {
  const values = new Map<string, T>()
  let total = 0

  function forget(key: string) {
    const value = values.get(key)
    if (value === undefined) return
    total -= weightOf(value)
    values.delete(key)
  }

  function keep(key: string, value: T) {
    forget(key)
    values.set(key, value)
    total += weightOf(value)
    for (const oldest of values.keys()) {
      if (total <= most || oldest === key) break
      forget(oldest)
    }
  }

  return {
    keep,
    forget,
    forgetWhere(isMeant: (value: T) => boolean) {
      for (const [key, value] of values) if (isMeant(value)) forget(key)
    },
    get(key: string): T | undefined {
      const value = values.get(key)
      if (value !== undefined) {
        values.delete(key)
        values.set(key, value)
      }
      return value
    },
    has: (key: string) => values.has(key),
  }
}
