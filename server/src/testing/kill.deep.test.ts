import { beforeAll, expect, it } from 'vitest'
import { buildServer } from './child-server.ts'
import { lostSteps, places } from './editor-kills.ts'
import { onEachEngine } from './engines.ts'
import { lostLeads } from './kills.ts'
import { halfPages } from './publishing-kills.ts'

/** How many ends of the process are waited for, on each engine. */
const leads = 15
const publishing = 30
const editing = 6

/** How long so many ends may take on a machine with neighbours; in milliseconds. */
const timeout = (kills: number) => 150_000 + kills * 8000

let main: string
beforeAll(async () => {
  main = await buildServer()
})

onEachEngine('a server that is killed', (engine) => {
  it(
    `${leads} times at random moments loses no acknowledged lead and always starts again`,
    { timeout: timeout(leads) },
    async () => expect(await lostLeads(leads, main, engine)).toEqual([]),
  )

  it.each(Object.entries(places))(
    `${editing} times while several change one %s keeps every step that it confirmed, and all see one`,
    { timeout: timeout(editing) },
    async (_kind, begin) =>
      expect(await lostSteps(editing, main, engine, begin)).toMatchObject({
        lost: [],
        waiting: 0,
        differing: 0,
      }),
  )

  it(
    `${publishing} times while it publishes shows the page before or the page after, and leaves no file behind`,
    { timeout: timeout(publishing) },
    async () => expect(await halfPages(publishing, main, engine)).toEqual([]),
  )
})
