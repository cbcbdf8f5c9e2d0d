import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { type FieldWords, fieldWords, type FormField } from '@aurelio/page'
import type { Access } from '../../../platform/access/access.ts'
import type { Scope } from '../../../platform/access/scope.ts'
import type { Session } from '../../../platform/access/session.ts'
import { type Outage, outageOf } from '../../../platform/database/errors.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { Quotas } from '../../../platform/quotas.ts'
import type { FileStore } from '../../../platform/storage/file-store.ts'
import { checkFile } from './file-check.ts'
import type { LeadFileStore } from './store.ts'

/** Beyond what an address may send anyway: a file costs more than a text. */
const perAddress = { limit: 20, windowSeconds: 10 * 60 }
/** A file that is being sent this long will never have its lead. */
const lostMs = 60 * 60 * 1000
const atOnce = 100

/** A file that came with a submission; `error` where it is not kept, and `outage` where nothing can be kept at present. */
export type SentFile = {
  field: string
  id: string
  name: string
  error: string | null
  outage?: Outage
  /** It is kept where it was answered, whatever becomes of what is sent with it. */
  isHeld?: boolean
}
type FileField = FormField & { files: NonNullable<FormField['files']> }
/** Of the page that it came to. */
type Place = { workspaceId: string; language: string }
type Coming = Readable & { bytesRead: number; truncated: boolean }

type Parts = {
  store: LeadFileStore
  files: FileStore
  limits: RateLimits
  access: Access
  log: Log
  quotas: Pick<Quotas, 'fullAt'>
  /** Whether somebody sees a lead. */
  sees: (scope: Scope, leadId: string) => Promise<boolean>
}

/** Files of leads: taken in from anybody, kept apart, and given to the team alone. */
export function leadFiles({ store, files, limits, access, log, quotas, sees }: Parts) {
  async function discard(ids: readonly string[]) {
    for (const id of ids)
      await files
        .delete(keyOf(id))
        .catch((error: unknown) => log.warn({ error, id }, 'A file could not be removed'))
    await store.remove(ids)
  }

  async function keep(
    id: string,
    field: FileField,
    { sent, stream }: { sent: string; stream: Coming },
    words: FieldWords,
  ): Promise<SentFile> {
    const row = { id, workspaceId: null, leadId: null, attemptId: null, createdAt: new Date().toISOString() }
    const { megabytes } = field.files
    // Before its bytes: a process that ends in between leaves nothing that nobody knows of.
    await store.insert({ ...row, name: '', size: 0 })
    // The store may give up in the middle; the rest of the body has to be read all the same.
    await files.putStream(keyOf(id), Readable.from(stream.iterator({ destroyOnReturn: false })))
    const isTooLarge = stream.truncated || stream.bytesRead > megabytes * 1024 * 1024
    const checked = isTooLarge
      ? null
      : await checkFile(await files.getStream(keyOf(id)), sent, field.files.kind)
    if (checked && 'name' in checked) {
      await store.describe(id, checked.name, stream.bytesRead)
      return { field: field.name, id, name: checked.name, error: null }
    }
    await discard([id])
    const error = checked ? words.fileKind(checked.takes.join(', ')) : words.fileTooLarge(megabytes)
    return { field: field.name, id, name: '', error }
  }

  return {
    discard,
    /** Seconds to wait before another file is taken; 0 for none. */
    wait: (pageId: string, address: string) => limits.hit('lead-file', [pageId, address], perAddress),

    /** Keeps a file as it comes; what turns out too large or of another kind leaves nothing behind. */
    async take(
      { workspaceId, language }: Place,
      field: FileField,
      sent: string,
      stream: Coming,
    ): Promise<SentFile> {
      const id = randomUUID()
      const words = fieldWords(language)
      if ((await quotas.fullAt(workspaceId)) !== null) {
        stream.resume()
        return { field: field.name, id, name: '', error: words.noRoom }
      }
      try {
        return await keep(id, field, { sent, stream }, words)
      } catch (error) {
        const outage = outageOf(error)
        if (!outage) throw error
        log.warn({ error, outage }, 'A file could not be kept')
        stream.resume()
        return { field: field.name, id, name: '', error: null, outage }
      }
    },

    attach: (...asked: Parameters<typeof store.attach>) => store.attach(...asked),
    hold: (...asked: Parameters<typeof store.hold>) => store.hold(...asked),
    /** For whoever may read the answer that it is; null where it is gone. */
    async openFor(workspaceId: string, id: string) {
      const row = await store.find(id)
      if (!row || row.workspaceId !== workspaceId) return null
      return { name: row.name, size: row.size, stream: await files.getStream(keyOf(id)) }
    },

    /** For whoever sees its lead; null for anybody else. */
    async open(session: Session, id: string) {
      if (!access.can(session, 'leads.read')) return null
      const row = await store.find(id)
      if (!row?.leadId || !(await sees(access.scope(session), row.leadId))) return null
      return { name: row.name, size: row.size, stream: await files.getStream(keyOf(id)) }
    },

    /** Removes what no lead has: those of leads that are gone, and of submissions that came to nothing. */
    async sweep(signal: AbortSignal) {
      const before = new Date(Date.now() - lostMs).toISOString()
      for (;;) {
        const lost = await store.lost(before, atOnce)
        await discard(lost)
        if (lost.length < atOnce || signal.aborted) return
      }
    },

    async filesOf(workspaceId: string) {
      return (await store.ofWorkspace(workspaceId)).map(({ id, name }) => ({ key: keyOf(id), name }))
    },
  }
}
export type LeadFiles = ReturnType<typeof leadFiles>

function keyOf(id: string) {
  return `lead-files/${id}`
}
