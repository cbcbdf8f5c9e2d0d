import { expect, it } from 'vitest'
import type { Enqueue } from '../jobs/jobs.ts'
import { ruleEngine } from './rule-engine.ts'

type Entry = { at: string; points: number }
const rules = [
  { id: 'a', conditions: [{ least: 5 }], adds: 10 },
  { id: 'b', conditions: [{ least: 12 }, { least: 1 }], adds: 100 },
  { id: 'c', conditions: [], adds: 0 },
]

/** Contest entries that rules give points to; what was queued is done by `work`. */
function contest({ failsOnce }: { failsOnce?: string } = {}) {
  const entries = new Map<string, Entry>([['e', { at: 'w', points: 5 }]])
  const ran: string[] = []
  let fails = failsOnce
  const queued: unknown[] = []
  const enqueue: Enqueue = async (_job, input) => {
    queued.push(input)
    return 'id'
  }
  const engine = ruleEngine({
    database: { inTransaction: (work) => work() },
    jobs: { enqueue },
    kind: 'contest-rules',
    triggers: ['entered', 'invited'],
    having: async (ids) => new Set(ids.filter((id) => id === 'w')),
    waitingFor: async (_workspaceId, trigger) => (trigger === 'entered' ? rules : []),
    find: async (workspaceId, id) => (workspaceId === 'w' ? entries.get(id) : undefined),
    holds: ({ least }, { points }) => points >= least,
    hasRun: async (runId) => ran.includes(runId),
    run: async (rule, entry, runId) => {
      if (fails === rule.id) {
        fails = undefined
        throw new Error('Somebody changed it')
      }
      entry.points += rule.adds
      ran.push(runId)
    },
  })
  const tools = { signal: new AbortController().signal, progress: () => {}, isLast: false }
  return { engine, entries, ran, queued, work: () => engine.job.run(queued.at(-1), tools) }
}
const entered = (workspaceId: string, subjectId = 'e') => ({
  workspaceId,
  subjectId,
  trigger: 'entered' as const,
})

it('each rule sees what those before it did, and runs where all of its conditions hold', async () => {
  const { engine, entries, ran, work } = contest()
  await engine.queue([entered('w')])
  await work()
  expect(entries.get('e')?.points).toBe(115)
  expect(ran.map((id) => id.slice(-1))).toEqual(['a', 'b', 'c'])
})

it('a job that comes again does only what was not done yet', async () => {
  const { engine, entries, ran, work } = contest({ failsOnce: 'b' })
  await engine.queue([entered('w')])
  await expect(work()).rejects.toThrow('Somebody changed it')
  await work()
  expect(entries.get('e')?.points).toBe(115)
  expect(ran).toHaveLength(3)
})

it('nothing is queued where no workspace has a rule, and nothing is done to what is gone', async () => {
  const { engine, ran, queued, work } = contest()
  await engine.queue([entered('without')])
  expect(queued).toEqual([])
  await engine.queue([entered('w', 'gone')])
  await work()
  expect(ran).toEqual([])
})
