import { randomUUID } from 'node:crypto'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ContestEntryRow } from '../../../platform/database/tables/contests.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { notFound } from '../../../platform/http/failures.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import { readImage } from '../../../platform/images/read-image.ts'
import type { Quotas } from '../../../platform/quotas.ts'
import type { FileStore } from '../../../platform/storage/file-store.ts'
import type { ContestOnPages } from '../on-pages.ts'
import { settingsOf } from '../settings.ts'
import type { ContestStore } from '../store.ts'
import type { EntryStore } from './store.ts'

export const workFolder = 'contest-works'
const accepted = { bytes: 8 * 1024 * 1024, minPixels: 1, maxPixels: 12_000 }
const longestSide = 1600
const longestText = 2000
const perPerson = { limit: 20, windowSeconds: 60 * 60 }

type Sent = { text: string; picture: File | null }
type Parts = {
  database: Database
  access: Access
  emit: Emit
  files: FileStore
  limits: Pick<RateLimits, 'hit'>
  quotas: Pick<Quotas, 'fullAt'>
  store: ContestStore
  entries: EntryStore
  onPages: Pick<ContestOnPages, 'drawAnew'>
}

/** What people send in beside their entry: a text or a picture, seen by nobody else until the team shows it. */
export function entryWorks(parts: Parts) {
  const { database, access, emit, files, limits, quotas, store, entries, onPages } = parts

  /** Upright, no larger than a page shows it, and without what a camera writes into it: where it was taken, and when. */
  async function drawn(workspaceId: string, picture: File): Promise<string | null> {
    if (picture.size > accepted.bytes || (await quotas.fullAt(workspaceId)) !== null) return null
    const bytes = Buffer.from(await picture.arrayBuffer())
    const read = await readImage({ bytes, declaredType: picture.type }, accepted, (image) =>
      image
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer(),
    )
    if (read.kind !== 'made') return null
    const key = `${workFolder}/${randomUUID()}.webp`
    await files.put(key, read.made)
    return key
  }

  return {
    /** Null where it cannot be taken: it is none, or the contest takes nothing any more. */
    async take(entry: ContestEntryRow, sent: Sent): Promise<'kept' | null> {
      const contest = await store.findAny(entry.contestId)
      if (!contest || entry.confirmedAt === null) return null
      const { gallery } = settingsOf(contest)
      if (gallery === 'none' || (await limits.hit('contest-work', [entry.id], perPerson)) > 0) return null
      const workText = gallery === 'text' ? sent.text.trim().slice(0, longestText) : ''
      const workKey =
        gallery === 'picture' && sent.picture ? await drawn(contest.workspaceId, sent.picture) : null
      if (workText === '' && workKey === null) return null
      const isKept = await database.inTransaction(async () => {
        const at = new Date().toISOString()
        if (!(await store.hold(contest.id, at))) return false
        await entries.setWork(entry.id, { workText, workKey, workState: 'waiting' })
        // What stood in the gallery until now is not what was looked at.
        if (entry.workState === 'shown') await onPages.drawAnew(contest)
        const { workspaceId } = contest
        await emit({ workspaceId, actorId: null, origin: null, at, kind: 'contest.entered' })
        return true
      })
      // The one before, or the one that came too late; what is missed here is swept away.
      const gone = isKept ? entry.workKey : workKey
      if (gone !== null) await files.delete(gone).catch(() => {})
      return isKept ? 'kept' : null
    },

    /** The bytes of a picture that stands in a gallery; null for anything else. */
    async ofGallery(contestId: string, alias: string) {
      const [entry] = await entries.byAliases(contestId, [alias])
      if (!entry || entry.workKey === null || entry.workState !== 'shown' || entry.apart !== null) return null
      return files.getStream(entry.workKey)
    },

    /** The same for the team, which looks at it before anybody else. */
    async ofTeam(session: Session, contestId: string, entryId: string) {
      access.demand(session, 'contests.keep')
      const contest = await store.find(session.workspace.id, contestId)
      const entry = contest && (await entries.find(contestId, entryId))
      if (!entry || entry.workKey === null) throw notFound()
      return files.getStream(entry.workKey)
    },

    named: async (keys: readonly string[]): Promise<ReadonlySet<string>> =>
      new Set((await entries.worksNamed(keys)).flatMap(({ workKey }) => workKey ?? [])),
    keysOf: async (workspaceId: string) =>
      (await entries.worksOf(workspaceId)).flatMap(({ workKey }) => workKey ?? []),
  }
}
export type EntryWorks = ReturnType<typeof entryWorks>
