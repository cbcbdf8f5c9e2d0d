import { afterAll } from 'vitest'

const actions: (() => unknown)[] = []

// Here, while the file is being collected: vitest loses an `afterAll` that a running test or hook asks for.
afterAll(async () => {
  for (const action of actions.splice(0).toReversed()) await action()
})

/** Runs `action` after the file's tests, the last one asked for first. May be called anywhere. */
export function atEnd(action: () => unknown): void {
  actions.push(action)
}
