const actions: (() => unknown)[] = []

/** Runs `action` after the tests of the file that asks, the last one asked for first. May be called anywhere. */
export function atEnd(action: () => unknown): void {
  actions.push(action)
}

/** What the files' tests left to be done; each file ends with it (`at-end-setup.ts`). */
export async function endAll(): Promise<void> {
  for (const action of actions.splice(0).toReversed()) await action()
}
