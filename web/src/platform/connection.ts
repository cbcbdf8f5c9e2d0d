/** Whether the server answers; kept outside React, because whoever notices first may be anywhere. */
let isReachable = true
const listeners = new Set<() => void>()

export function serverIsReachable(): boolean {
  return isReachable
}

export function setServerReachable(next: boolean): void {
  if (next === isReachable) return
  isReachable = next
  for (const listener of listeners) listener()
}

export function watchServer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
