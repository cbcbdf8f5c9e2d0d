/** Values by key, of which the longest unused goes when there are more than `most`. */
export function recentlyUsed<T>(most: number) {
  const values = new Map<string, T>()
  return {
    get(key: string): T | undefined {
      const value = values.get(key)
      if (value === undefined) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    set(key: string, value: T) {
      values.delete(key)
      values.set(key, value)
      const [oldest] = values.size > most ? values.keys() : []
      if (oldest !== undefined) values.delete(oldest)
    },
    delete: (key: string) => values.delete(key),
  }
}
