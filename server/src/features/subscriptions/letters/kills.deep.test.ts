import { beforeAll, expect, it } from 'vitest'
import { buildServer } from '../../../testing/child-server.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { campaignUnderKills } from '../../../testing/letter-kills.ts'

/** More of both where the bar is measured: `LETTERS=100000 KILLS=20`. */
const people = Number(process.env['LETTERS'] ?? 600)
const kills = Number(process.env['KILLS'] ?? 5)

let main: string
beforeAll(async () => {
  main = await buildServer()
})

onEachEngine('a letter on its way to many', (engine) => {
  it(
    `loses nobody and reaches nobody twice in ${kills} ends of the process at random moments`,
    { timeout: 300_000 + people * 50 },
    async () => {
      const { lost, twice, inDoubt } = await campaignUnderKills(people, kills, main, engine)
      expect({ lost, twice }).toEqual({ lost: [], twice: [] })
      // Each end leaves at most what was in hand: five connections.
      expect(inDoubt).toBeLessThanOrEqual(kills * 5)
    },
  )
})
