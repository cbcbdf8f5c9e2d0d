import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import type { LetterStore } from '../letters/store.ts'
import { addressHash, type PeopleStore } from '../people/store.ts'
import { isGoneForGood, readReport } from '../sending/read-report.ts'
import type { ReturnPaths } from '../sending/return-path.ts'

type Parts = {
  database: Database
  emit: Emit
  store: Pick<LetterStore, 'byPrefix' | 'settle' | 'complained' | 'update' | 'counts' | 'findAny'>
  subscribers: PeopleStore
  paths: ReturnPaths
  isRefusedTooOften: (letterId: string) => Promise<boolean>
}

/** What machines answer to letters, wherever they come in. The same report twice changes nothing the second time. */
export function letterReports(parts: Parts) {
  const { database, emit, store, subscribers, paths, isRefusedTooOften } = parts

  /** True where it was a report about a letter of ours. */
  return async (source: string): Promise<boolean> => {
    const report = readReport(source)
    const about = report?.mentioned.map((text) => paths.read(text)).find((one) => one !== null)
    if (!report || !about) return false
    const { subscriberId, sourcePrefix } = about
    const person = await subscribers.subscriber(subscriberId)
    if (!person || report.kind === 'delayed') return person !== undefined
    const { workspaceId, email } = person
    const at = new Date().toISOString()
    const letter =
      about.kind === 'letter' ? await store.byPrefix(workspaceId, sourcePrefix, subscriberId) : undefined
    await database.inTransaction(async () => {
      if (report.kind === 'complained' || isGoneForGood(report.status))
        await subscribers.suppress({
          workspaceId,
          hash: addressHash(email),
          reason: report.kind === 'complained' ? 'complained' : 'bounced',
          at,
        })
      if (letter) {
        const row = { letterId: letter.id, subscriberId }
        if (report.kind === 'complained') await store.complained(row)
        else
          await store.settle(row, { state: 'bounced', answer: report.answer }, ['sent', 'sending', 'doubt'])
      }
      await emit({ workspaceId, actorId: null, origin: null, at, kind: 'subscriptions.changed' })
    })
    if (letter && (await isRefusedTooOften(letter.id)))
      await store.update(letter.id, ['sending'], { state: 'paused' })
    return true
  }
}
export type LetterReports = ReturnType<typeof letterReports>
