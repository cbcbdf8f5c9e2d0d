import { setImmediate as others } from 'node:timers/promises'
import { outageOf } from '../../../platform/database/errors.ts'
import type { Log } from '../../../platform/log/log.ts'
import { type Judged, type JudgeParts, judging } from './judging.ts'
import type { Waiting } from './waiting.ts'
import type { CountWriter } from './write.ts'

/** What has happened waits so long at most; a process that dies loses that much. */
const everyMs = 1000
const mostWaiting = 5000
/** So many are judged at a time; then others have their turn. */
const atOnce = 500
/** While the database is away; what comes after that is lost. */
const mostKept = 20_000
const leaveEveryMs = 60 * 1000

type Parts = JudgeParts & {
  writer: CountWriter
  log: Log
  /** Called with the workspaces whose figures are others now. */
  onCounted: (workspaceIds: readonly string[]) => void
}

/** Gathers what happens to published pages, and counts it each second or at five thousand. */
export function visitCounter({ writer, log, onCounted, ...parts }: Parts) {
  const judge = judging(parts)
  let waiting: Waiting[] = []
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()
  let leftAt = 0

  function schedule() {
    if (waiting.length >= mostWaiting) flushSoon()
    else if (timer === undefined && waiting.length > 0) timer = setTimeout(flushSoon, everyMs)
  }

  function flushSoon() {
    clearTimeout(timer)
    timer = undefined
    working = working.then(flush)
  }

  async function flush() {
    const batch = waiting
    waiting = []
    try {
      if (batch.length > 0) await count(batch)
      if (Math.abs(Date.now() - leftAt) > leaveEveryMs) {
        leftAt = Date.now()
        await writer.leave(leftAt)
      }
    } catch (error) {
      log.error({ error, visits: batch.length }, 'Visits could not be counted')
    }
  }

  async function count(batch: readonly Waiting[]) {
    try {
      const judged: Judged[] = []
      for (let from = 0; from < batch.length; from += atOnce) {
        if (from > 0) await others()
        judged.push(...(await judge(batch.slice(from, from + atOnce))))
      }
      const byWorkspace = Map.groupBy(judged, ({ workspaceId }) => workspaceId)
      if (judged.length > 0) await writer.write(judged).catch((error: unknown) => apart(byWorkspace, error))
      onCounted([...byWorkspace.keys()])
    } catch (error) {
      if (outageOf(error) !== null) putBack(batch)
      throw error
    }
  }

  /** One workspace may be gone, and with it what its rows stand on: the others are counted without it. */
  async function apart(byWorkspace: ReadonlyMap<string, readonly Judged[]>, error: unknown) {
    writer.forget()
    if (outageOf(error) !== null) throw error
    for (const each of byWorkspace.values())
      await writer.write(each).catch((wrong: unknown) => {
        if (outageOf(wrong) !== null) throw wrong
        log.warn({ error: wrong, visits: each.length }, 'Visits of a workspace were lost')
      })
  }

  function putBack(batch: readonly Waiting[]) {
    if (waiting.length + batch.length > mostKept) return
    waiting = [...batch, ...waiting]
    timer ??= setTimeout(flushSoon, everyMs)
  }

  return {
    take(happened: Waiting) {
      if (waiting.length >= mostKept) return
      waiting.push(happened)
      schedule()
    },
    /** Counts what still waits. */
    async settle() {
      flushSoon()
      await working
    },
  }
}
export type VisitCounter = ReturnType<typeof visitCounter>
