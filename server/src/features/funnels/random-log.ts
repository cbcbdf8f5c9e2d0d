import type { FunnelTallyRow } from '../../platform/database/tables/funnels.ts'
import { funnelCounting } from './counting.ts'
import { reached, readPath, writePath } from './path.ts'

const dayMs = 24 * 60 * 60 * 1000
const funnelId = 'f1'
const steps = ['s1', 's2', 's3', 's4', 's5', 's6']
const profile = { source: '', device: '', campaign: '', variant: 'A' }

/** Numbers that look random and are the same each time (mulberry32). */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * People who go through a funnel at random for a month: on, back, anew, too late, or by a link somebody else handed them.
 * Gives what was counted, and what a count that remembers everybody comes to.
 */
export async function countRandomLog(events: number, seed: number) {
  const random = generator(seed)
  const whole = (most: number) => Math.floor(random() * most)
  const people = Math.ceil(events / 12)
  const links: (string | undefined)[] = Array.from({ length: people })
  /** What each remembers: the day of the first step, and the steps since. */
  const walks: ({ day: number; steps: string[] } | null)[] = Array.from({ length: people }, () => null)
  const counted = new Map<string, number>()
  const expected = new Map<string, Set<number>>()
  const seen = new Set<string>()
  const count = funnelCounting({
    known: async (ids) => new Set(ids),
    async count(rows: readonly FunnelTallyRow[]) {
      for (const { day, key, people: more } of rows)
        counted.set(`${day} ${key}`, (counted.get(`${day} ${key}`) ?? 0) + more)
    },
  })
  const firstToday = async (asked: readonly { each: { day: number; person: number }; name: string }[]) =>
    asked.map(({ each: { day, person }, name }) => {
      const key = `${day} ${person} ${name}`
      const isFirst = !seen.has(key)
      seen.add(key)
      return isFirst
    })
  let batch = []
  for (let event = 0; event < events; event += 1) {
    const at = Math.floor((event / events) * 30 * dayMs)
    const day = Math.floor(at / dayMs)
    const person = whole(people)
    if (random() < 0.02) {
      const from = whole(people)
      links[person] = links[from]
      const walk = walks[from]
      walks[person] = walk ? { day: walk.day, steps: [...walk.steps] } : null
    }
    const done = walks[person]?.steps.length ?? 0
    const step = steps[random() < 0.6 ? Math.min(done, steps.length - 1) : whole(steps.length)] ?? 's1'
    const path = reached(readPath(links[person]), { funnelId, step, isStart: step === 's1' }, at)
    links[person] = path ? writePath(path) : undefined
    const walk = walked(walks[person] ?? null, step, day)
    walks[person] = walk
    for (const key of walk ? keysOf(walk.steps) : []) {
      const name = `${day} ${key}`
      const who = expected.get(name) ?? new Set()
      expected.set(name, who.add(person))
    }
    batch.push({ kind: 'visit', day, at, person, source: { path: links[person] }, profile })
    if (batch.length < 500 && event + 1 < events) continue
    await count(batch, firstToday)
    batch = []
  }
  const told = new Map([...counted].filter(([key]) => !key.includes('@')))
  return { counted: told, expected: new Map([...expected].map(([key, who]) => [key, who.size])) }
}

function walked(walk: { day: number; steps: string[] } | null, step: string, day: number) {
  const isGood = walk !== null && day - walk.day <= 7
  if (!isGood) return step === 's1' ? { day, steps: [step] } : null
  const at = walk.steps.indexOf(step)
  return { day: walk.day, steps: at === -1 ? [...walk.steps, step] : walk.steps.slice(0, at + 1) }
}

function keysOf(done: readonly string[]): string[] {
  return done.flatMap((step, at) => (at === 0 ? [step] : [step, `${done[at - 1]}>${step}`]))
}

/** Ways of a day that more people took than there were at the step they begin at; none is right. */
export function risesIn(counted: ReadonlyMap<string, number>): string[] {
  return [...counted].flatMap(([name, people]) => {
    const [day = '', key = ''] = name.split(' ')
    const [from, to] = key.split('>')
    return to !== undefined && people > (counted.get(`${day} ${from}`) ?? 0) ? [name] : []
  })
}
