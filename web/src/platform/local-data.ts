import { logNotice } from './log.ts'
import { readJson, writeJson } from './local-storage.ts'

/** Whose data this browser holds: an account's id. */
const ownerKey = 'aurelio-owner'

type Clear = () => void | Promise<void>

const clears = new Map<string, Clear>()

/**
 * Names something personal that this browser keeps, and how to remove it. It runs when the person leaves, and before
 * another one comes in. `app/local-data.ts` lists them all: what is not loaded in this visit must be cleared too.
 */
export function onSignOut(name: string, clear: Clear): void {
  clears.set(name, clear)
}

/** Removes all that was named. One that fails is logged and keeps no other from being removed. Never rejects. */
export async function clearLocalData(): Promise<void> {
  await Promise.all(
    [...clears].map(async ([name, clear]) => {
      try {
        await clear()
      } catch (error) {
        logNotice(`This browser's copy of ${name} could not be removed`, error)
      }
    }),
  )
}

/** To be awaited before a person's first screen: what somebody else left here, by closing the browser, goes. */
export async function claimLocalData(userId: string): Promise<void> {
  const before = readJson(ownerKey)
  if (before === userId) return
  if (before !== undefined) await clearLocalData()
  writeJson(ownerKey, userId)
}
