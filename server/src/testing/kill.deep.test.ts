import { beforeAll, expect, it } from 'vitest'
import { buildServer } from './child-server.ts'
import { onEachEngine } from './engines.ts'
import { lostLeads } from './kills.ts'
import { halfPages } from './publishing-kills.ts'

const kills = 40
const publishingKills = 100

let main: string
beforeAll(async () => {
  main = await buildServer()
})

onEachEngine('a server that is killed', (engine) => {
  it(
    `${kills} times at random moments loses no acknowledged lead and always starts again`,
    { timeout: 400_000 },
    async () => expect(await lostLeads(kills, main, engine)).toEqual([]),
  )

  it(
    `${publishingKills} times while it publishes shows the page before or the page after, and leaves no file behind`,
    { timeout: 900_000 },
    async () => expect(await halfPages(publishingKills, main, engine)).toEqual([]),
  )
})
