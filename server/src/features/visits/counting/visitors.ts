import { hash, randomBytes } from 'node:crypto'
import { type SealedTexts, sealedTexts } from '../../../platform/sealed-text.ts'
import { idBytes } from './ids.ts'
import type { saltStore } from './salts/store.ts'

const hourMs = 60 * 60 * 1000
/** As long as one day lasts from the first place on Earth where it begins to the last where it ends, and no salt longer. */
export const saltMs = 48 * hourMs

type Store = Pick<ReturnType<typeof saltStore>, 'keep'>
type Person = { workspaceId: string; address: string; agent: string }

/**
 * Tells visitors of one day apart without knowing them: a hash under a key that is drawn at random when the day begins, shared
 * by all processes through the database, and gone when the day is. After that nobody can compute it again. The key comes
 * first and always has the same length, and most of the digest is thrown away: nothing can be appended to it.
 */
export function dailyVisitors(store: Store, secret: string) {
  const sealed: SealedTexts = sealedTexts(secret, 'visit-salt')
  const salts = new Map<number, { salt: string; since: number }>()

  async function saltOf(day: number): Promise<string> {
    const now = Date.now()
    for (const [old, { since }] of salts) if (now - since > saltMs) salts.delete(old)
    const known = salts.get(day)
    if (known) return known.salt
    const kept = await store.keep({
      day,
      sealed: sealed.seal(randomBytes(32).toString('base64')),
      madeAt: now,
    })
    const salt = sealed.open(kept.sealed)
    salts.set(day, { salt, since: kept.madeAt })
    return salt
  }

  return {
    async onDay(day: number) {
      const salt = await saltOf(day)
      return ({ workspaceId, address, agent }: Person): number =>
        Number.parseInt(
          hash('sha256', `${salt}\n${workspaceId}\n${address}\n${agent}`).slice(0, 2 * idBytes),
          16,
        )
    },
  }
}
export type DailyVisitors = ReturnType<typeof dailyVisitors>
