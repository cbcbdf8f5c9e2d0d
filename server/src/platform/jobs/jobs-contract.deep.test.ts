import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { atEnd } from '../../testing/at-end.ts'
import { emptyDatabase, onEachEngine, temporaryFolder } from '../../testing/engines.ts'
import { type JobEvent, markingJob } from '../../testing/job-worker.ts'
import { openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { openJobs } from './jobs.ts'

const script = join(import.meta.dirname, '../../testing/job-worker.ts')
const total = 80
const kills = 6

onEachEngine('three workers and SIGKILL', (engine) => {
  it('do each job, none twice at once', { timeout: 60_000 }, async () => {
    const settings = await emptyDatabase(engine)
    const file = join(temporaryFolder(), 'events.jsonl')
    const database = openDatabase(settings, () => {})
    atEnd(() => database.close())
    await migrate(database)
    const jobs = openJobs(database)
    const kind = markingJob(file)
    for (let job = 0; job < total; job++) await jobs.enqueue(kind, job)

    const killedAt = new Map<number | undefined, number>()
    const start = async () => {
      const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(settings), file], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await once(child.stdout, 'data')
      return child
    }
    const workers: ChildProcess[] = await Promise.all([start(), start(), start()])
    for (let kill = 0; kill < kills; kill++) {
      await sleep(Math.random() * 150)
      const [victim] = workers.splice(kill % 3, 1)
      victim?.kill('SIGKILL')
      if (victim) await once(victim, 'exit')
      killedAt.set(victim?.pid, Date.now())
      workers.push(await start())
    }
    const unfinished = () =>
      database.query().selectFrom('job').select(['state', 'attempt']).where('state', '!=', 'done').execute()
    await expect.poll(unfinished, { timeout: 30_000, interval: 100 }).toEqual([])
    for (const worker of workers) worker.kill('SIGKILL')

    const events = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line): JobEvent => JSON.parse(line))
    for (let job = 0; job < total; job++) {
      const own = events.filter((event) => event.job === job)
      expect(own.filter(({ event }) => event === 'end').length, `job ${job} ended`).toBeGreaterThan(0)
      for (const [index, run] of own.entries()) {
        if (run.event !== 'start') continue
        const before = own[index - 1]
        if (!before || before.event === 'end') continue
        // The run before never ended: its process must have been dead when this one started.
        expect(killedAt.get(before.pid) ?? Infinity, `job ${job} ran twice at once`).toBeLessThanOrEqual(
          run.at,
        )
      }
    }
    expect(killedAt.size).toBe(kills)
  })
})
