import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it, vi } from 'vitest'
import type { ContestEntry } from '@aurelio/contracts/contests'
import {
  changeContest,
  createContest,
  enterContest,
  entriesOf,
  entriesPage,
  openContest,
} from '../../testing/contests.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { mailKey } from './entries/person-keys.ts'

const triesOn = { sqlite: 10_000, postgres: 3000 }
const points = { entry: 1, confirm: 2, invite: 3, invited: 4, answer: 5, visit: 1, share: 1, most: 20 }
/** So many of one network are let through before the rest of it is kept apart. */
const mostOfNetwork = 20

/** Always the same numbers, so that what fails once fails again. */
function dice(seed: number) {
  let state = seed
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** What somebody who cheats knows of an entry: how it was written, from where, by whose link, and its page. */
type Sent = {
  email: string
  network: number
  inviter: string | null
  /** Of the page that entering leads to, and of the one that the mail leads to. */
  guest: string
  own: string | null
  code: string
  did: Set<'confirm' | 'answer' | 'visit' | 'share'>
}

onEachEngine('somebody who wants more chances than the rules give', (engine) => {
  const tries = triesOn[engine]
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine, {
      DRAND_URL: 'http://127.0.0.1:9',
      TRUSTED_PROXY: '127.0.0.1',
      RATE_LIMIT_SCALE: '1000',
    })
    ana = await signUp(server.url)
  })

  const press = (path: string, does: string, fields: Record<string, string> = {}) =>
    fetch(server.url + path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ do: does, ...fields }),
    })

  it(
    `has no more after ${tries} tries than what was done by the rules`,
    { timeout: 20 * 60_000 },
    async () => {
      const settings = {
        points,
        question: '¿Capital?',
        rightAnswer: 'Mérida',
        visitAddress: 'https://ejemplo.es/',
      }
      const contest = await openContest(ana, settings)
      const other = await openContest(ana, settings, 'Otro sorteo')
      const draft = await createContest(ana, 'Aún no')
      await changeContest(ana, draft.id, settings)
      const roll = dice(42)
      const sent: Sent[] = []
      const ofNetwork = new Map<number, number>()
      const mails = mailReader(server)
      const ownPages = new Map<string, string>()
      const any = () => sent[roll(sent.length)]

      /** A network that is not full yet, often that of who invited: what is kept apart for a burst counts for nobody. */
      function network(inviter: Sent | null = null): number {
        for (;;) {
          const drawn = inviter && roll(3) === 0 ? inviter.network : roll(2000)
          const taken = ofNetwork.get(drawn) ?? 0
          if (taken + 3 <= mostOfNetwork) {
            // Up to three are sent from it at once.
            ofNetwork.set(drawn, taken + 3)
            return drawn
          }
        }
      }
      async function enter(
        email: string,
        inviter: Sent | null,
        { code = inviter?.code ?? '', from = network(inviter) } = {},
      ) {
        const answer = await enterContest(server, contest.path, email, {
          address: `198.${51 + (from >> 8)}.${from & 255}.7`,
          name: email,
          code,
        })
        const known = sent.find((one) => one.email === email.toLowerCase())
        if (known || answer.status !== 303) return
        const guest = answer.location
        sent.push({
          email: email.toLowerCase(),
          network: from,
          inviter: inviter?.email ?? null,
          guest,
          own: null,
          code: '',
          did: new Set(),
        })
      }
      /** Reads the mails that have come, which only who has the mailbox can. */
      function readMails() {
        for (const { to, path } of mails(contest.path)) ownPages.set(to, path)
        // A mail can be there before the answer to who entered is.
        for (const one of sent) one.own ??= ownPages.get(one.email) ?? null
      }
      async function learnCode(one: Sent) {
        if (one.own === null || one.code !== '') return
        const page = await (await fetch(server.url + one.own)).text()
        one.code = /\?i=([\w-]{8})/.exec(page)?.[1] ?? ''
      }

      const ways: (() => Promise<unknown>)[] = [
        // What the rules allow.
        () => enter(`persona${sent.length}@ejemplo.es`, any() ?? null),
        async () => {
          readMails()
          const one = any()
          if (!one?.own) return
          await press(one.own, 'confirm')
          one.did.add('confirm')
          await learnCode(one)
        },
        async () => {
          const one = any()
          if (!one?.own) return
          const kind = (['answer', 'visit', 'share'] as const)[roll(3)] ?? 'share'
          await press(one.own, kind, { answer: 'mérida' })
          one.did.add(kind)
        },
        // The same mailbox by other ways of writing it, and at the same moment.
        () => enter(`Persona${roll(sent.length + 1)}+${roll(1e6)}@ejemplo.es`, any() ?? null),
        () => enter(`a.n.a${roll(30)}@gmail.com`, any() ?? null),
        () => enter(`an.a${roll(30)}+x${roll(1e6)}@googlemail.com`, any() ?? null),
        () => {
          const name = `carrera${roll(400)}`
          const inviter = any() ?? null
          const place = { from: network(inviter) }
          return Promise.all([
            enter(`${name}@ejemplo.es`, inviter, place),
            enter(`${name}@ejemplo.es`, inviter, place),
            enter(`${name}+dos@ejemplo.es`, inviter, place),
          ])
        },
        // Twice, at once, and from two windows.
        async () => {
          const one = any()
          if (!one?.own) return
          await Promise.all(Array.from({ length: 4 }, () => press(one.own ?? '', 'confirm')))
          one.did.add('confirm')
        },
        async () => {
          const one = any()
          if (!one?.own || !one.did.has('confirm')) return
          await Promise.all(Array.from({ length: 4 }, () => press(one.own ?? '', 'share')))
          one.did.add('share')
        },
        // Without the mailbox, with what others have, and with what nobody has.
        async () => {
          const one = any()
          if (one)
            await press(one.guest, ['confirm', 'answer', 'share', 'visit'][roll(4)] ?? '', {
              answer: 'Mérida',
            })
        },
        async () => {
          const one = any()
          if (one?.own) await press(guessed(one.own), 'confirm')
        },
        async () => {
          const one = any()
          if (one?.own) await press(one.own.replace(contest.path, other.path), 'share')
        },
        () => enter(`forjada${sent.length}@ejemplo.es`, null, { code: 'AAAAAAAA' }),
        async () => {
          const one = any()
          if (one?.own) await press(one.own, 'answer', { answer: 'Badajoz' })
        },
        async () => {
          const one = any()
          if (one?.own)
            await press(one.own, ['invite', 'entry', 'points', ''][roll(4)] ?? '', { of: one.email })
        },
        () => enterContest(server, draft.path, `pronto${roll(1e6)}@ejemplo.es`),
      ]
      /** Each mailbox that takes part gets its mail, however many wait for theirs. */
      const untilMailed = () =>
        vi.waitFor(
          () => {
            readMails()
            const waiting = new Set(sent.map(({ email }) => mailKey(email)))
            for (const { own, email } of sent) if (own !== null) waiting.delete(mailKey(email))
            expect([...waiting]).toEqual([])
          },
          { timeout: 120_000, interval: 100 },
        )
      for (let done = 0; done < tries;) {
        const side = Math.min(8, tries - done)
        // The dice are rolled one after the other; what they say is done side by side.
        await Promise.all(Array.from({ length: side }, async () => ways[roll(ways.length)]?.()))
        done += side
        if (done % 200 === 0) await untilMailed()
      }

      const entries = await allEntries(ana, contest.id)
      expect(entries.length).toBeGreaterThan(tries / 40)
      const people = entries.filter(({ state }) => state !== 'apart')
      expect(new Set(people.map(({ email }) => mailKey(email))).size).toBe(people.length)
      const byEmail = new Map(sent.map((one) => [one.email, one]))
      const counting = people.filter(({ state }) => state === 'confirmed')
      expect(counting.map(({ email }) => byEmail.get(email)?.did.has('confirm'))).not.toContain(false)
      expect(counting.length).toBeGreaterThan(tries / 40)
      const wrong = counting.flatMap((entry) => {
        const mine = byEmail.get(entry.email)
        const invited = counting.filter(({ email }) => {
          const guest = byEmail.get(email)
          return guest?.inviter === entry.email && guest.network !== mine?.network
        })
        const most = mostPoints(mine, invited.length)
        return entry.points > most ? [{ email: entry.email, has: entry.points, most }] : []
      })
      expect(wrong).toEqual([])
      expect(await entriesOf(ana, draft.id)).toEqual([])
      expect(await entriesOf(ana, other.id)).toEqual([])
    },
  )
})

/** What the rules give to somebody who did that, and by whom so many came. */
function mostPoints(one: Sent | undefined, invited: number): number {
  const own = [...(one?.did ?? [])].reduce((sum, kind) => sum + points[kind], points.entry)
  return Math.min(points.most, own + points.invite * Math.min(points.invited, invited))
}

/** Another's page as somebody would guess it: one character of its token is not what it was. */
function guessed(path: string): string {
  const middle = path.length - 8
  return path.slice(0, middle) + (path[middle] === 'a' ? 'b' : 'a') + path.slice(middle + 1)
}

async function allEntries(owner: Person, id: string): Promise<ContestEntry[]> {
  const all: ContestEntry[] = []
  for (const state of ['waiting', 'confirmed', 'apart'])
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Awaited<ReturnType<typeof entriesPage>> = await entriesPage(
        owner,
        id,
        `&state=${state}${cursor === '' ? '' : `&cursor=${cursor}`}`,
      )
      all.push(...page.items)
      cursor = page.nextCursor
    }
  return all
}

/** Gives the links to somebody's own page that came since it was asked the last time. */
function mailReader({ dataDir }: Pick<TestServer, 'dataDir'>) {
  const seen = new Set<string>()
  return (contestPath: string): { to: string; path: string }[] => {
    const folder = join(dataDir, 'outbox')
    return readdirSync(folder).flatMap((name) => {
      if (seen.has(name)) return []
      const mail = readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=')
      const to = /^To: (\S+@\S+)/m.exec(mail)?.[1]?.toLowerCase()
      const link = /https?:\/\/\S+\/c\/[^\s"<>)]+\/yo\/[^\s"<>)]+/.exec(mail)?.[0]
      // Still being written, or of an account: looked at again.
      if (to === undefined || link === undefined) return []
      seen.add(name)
      const path = new URL(link).pathname
      return path.startsWith(`${contestPath}/`) ? [{ to, path }] : []
    })
  }
}
