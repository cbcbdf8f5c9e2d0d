import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { mostWorkFileBytes, type WorkFile } from '@aurelio/contracts/work-files'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { WorkFileRow } from '../../platform/database/tables/work.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import { removals } from '../../platform/removal/removals.ts'
import { removalStore } from '../../platform/removal/store.ts'
import type { Quotas } from '../../platform/quotas.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { nameOf } from './name-of.ts'
import { type Owner, workFileStore } from './store.ts'

/** Reads a thing as somebody sees it, or throws a 404. */
type See = (session: Session, id: string) => Promise<{ projectId: string | null; forClients: boolean }>

type Parts = {
  database: Database
  files: FileStore
  emit: Emit
  access: Access
  quotas: Pick<Quotas, 'demandRoom'>
  see: Record<Owner['kind'], See>
}

export const keyOf = (id: string) => `work-files/${id}`

/** Files of tasks and of projects: kept apart from all else, for the team, and for clients where it says so. */
export function workFileService({ database, files, emit, access, quotas, see }: Parts) {
  const store = workFileStore(database)
  const removal = removalStore(database, 'workFile')

  async function tell(session: Session, file: Pick<WorkFileRow, 'id' | 'name' | 'taskId' | 'projectId'>) {
    const owner = ownerOf(file)
    const about = await see[owner.kind](session, owner.id)
    await emit({
      ...by(session),
      kind: 'work-file.changed',
      subject: { id: file.id, name: file.name },
      ...about,
    })
  }

  /** The row of a file that somebody sees with its task or project; throws a 404. */
  async function seen(session: Session, id: string) {
    const row = await store.find(session.workspace.id, id)
    const isHidden = access.scope(session).sharedWith !== null && row?.forClients === 0
    if (!row || isHidden) throw notFound()
    const owner = ownerOf(row)
    await see[owner.kind](session, owner.id)
    return row
  }

  const removing = removals({
    database,
    find: (workspaceId, id) => store.find(workspaceId, id),
    store: {
      remove: (...asked) => removal.remove(...asked),
      restore: (workspaceId, id, since, updatedAt) => removal.restore(workspaceId, id, since, { updatedAt }),
    },
    onDone: (session, _, row) => tell(session, row),
  })

  return {
    purge: (before: string, limit: number) => removal.purge(before, limit),

    /** Throws a 404 where somebody sees no such thing. */
    async of(session: Session, owner: Owner) {
      await see[owner.kind](session, owner.id)
      const onlyForClients = access.scope(session).sharedWith !== null
      return { items: (await store.of(owner, { onlyForClients })).map(toFile) }
    },

    /** Keeps a file as it comes. What is not taken, or has no room, leaves nothing behind. */
    async add(session: Session, owner: Owner, sent: string, body: ReadableStream<Uint8Array>) {
      access.demand(session, 'projects.change')
      await see[owner.kind](session, owner.id)
      const workspaceId = session.workspace.id
      await quotas.demandRoom(workspaceId)
      const id = randomUUID()
      try {
        await files.putStream(keyOf(id), Readable.fromWeb(body))
        const { contentLength: size } = await files.getMetaData(keyOf(id))
        const name = await nameOf(files, keyOf(id), sent)
        if (name === null) throw refuse('FILE_REFUSED')
        if ((await store.bytesOf(workspaceId)) + size > mostWorkFileBytes)
          throw refuse('FILES_FULL', { bytes: mostWorkFileBytes })
        const createdAt = new Date().toISOString()
        const place = {
          projectId: owner.kind === 'project' ? owner.id : null,
          taskId: owner.kind === 'task' ? owner.id : null,
        }
        const kept = { id, workspaceId, authorId: session.user.id, name, size, forClients: 0 } as const
        const row = { ...place, ...kept, createdAt, updatedAt: createdAt, deletedAt: null }
        await database.inTransaction(async () => {
          await store.insert(row)
          await tell(session, row)
        })
        return toFile({ ...row, authorName: session.user.name })
      } catch (error) {
        await files.delete(keyOf(id))
        throw error
      }
    },

    /** For whoever sees it. Throws a 404. */
    async open(session: Session, id: string) {
      const { name, size } = await seen(session, id)
      return { name, size, stream: await files.getStream(keyOf(id)) }
    },

    async change(session: Session, id: string, forClients: boolean): Promise<WorkFile> {
      access.demand(session, 'projects.change')
      return database.inTransaction(async () => {
        const row = await seen(session, id)
        const change = { forClients: forClients ? 1 : 0, updatedAt: new Date().toISOString() } as const
        await store.update(session.workspace.id, id, change)
        await tell(session, row)
        return toFile({ ...row, ...change })
      })
    },

    async remove(session: Session, id: string) {
      access.demand(session, 'projects.change')
      return removing.remove(session, id)
    },

    /** Takes a removal of the last thirty days back. */
    async restore(session: Session, id: string): Promise<WorkFile> {
      access.demand(session, 'projects.change')
      await removing.restore(session, id)
      return toFile(await seen(session, id))
    },

    /** Those of these keys that a row names. */
    async named(keys: readonly string[]): Promise<ReadonlySet<string>> {
      const known = await store.known(keys.map((key) => key.slice(key.indexOf('/') + 1)))
      return new Set(known.map(keyOf))
    },
    async leftBy(workspaceId: string) {
      return { fileKeys: (await store.idsOf(workspaceId)).map(keyOf) }
    },
  }
}
const ownerOf = ({ taskId, projectId }: Pick<WorkFileRow, 'taskId' | 'projectId'>): Owner =>
  taskId === null ? { kind: 'project', id: projectId ?? '' } : { kind: 'task', id: taskId }

export type WorkFiles = ReturnType<typeof workFileService>

export function toFile(row: WorkFileRow & { authorName: string | null }): WorkFile {
  const { id, name, size, forClients, authorName, createdAt } = row
  return { id, name, size, forClients: forClients === 1, author: authorName, createdAt }
}
