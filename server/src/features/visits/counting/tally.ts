/** What is made for a key when it is asked for first. */
export function perKey<Key, Value>(make: (key: Key) => Value) {
  const made = new Map<Key, Value>()
  return {
    at(key: Key): Value {
      const found = made.get(key)
      if (found !== undefined) return found
      const value = make(key)
      made.set(key, value)
      return value
    },
    all: () => [...made.values()],
  }
}

/** The same for a scope and a bucket. */
export function perBucket<Value>(make: (scope: number, bucket: number) => Value) {
  const made = perKey((scope: number) => perKey((bucket: number) => make(scope, bucket)))
  return {
    at: (scope: number, bucket: number) => made.at(scope).at(bucket),
    all: () => made.all().flatMap((own) => own.all()),
  }
}
