import type { StoreApi } from 'zustand/vanilla'

/** Milliseconds between two tellings of what workers do: hundreds of pictures would ask for hundreds of renderings. */
const tellEvery = 100

/** Takes changes that come by the hundred, and makes them together soon, or at once with `flush`. */
export function batchChanges<State>(store: StoreApi<State>) {
  let waiting: ((state: State) => State)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    const changes = waiting
    waiting = []
    if (changes.length > 0)
      store.setState((state) => changes.reduce((before, change) => change(before), state))
  }

  return {
    soon(change: (state: State) => State) {
      waiting.push(change)
      timer ??= setTimeout(flush, tellEvery)
    },
    flush,
  }
}
