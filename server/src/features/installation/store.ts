import type { StorageUsage } from '@aurelio/contracts/installation'
import type { Database } from '../../platform/database/database.ts'
import { type HeldKind, heldStore } from '../../platform/storage/held-store.ts'

const mostWorkspaces = 100
/** Of more, nobody could say what to do; the screen shows that it is many. */
const mostJobs = 10_000
type Sum = { id: string; bytes: number | string | bigint | null }

export function installationStore(database: Database) {
  const query = () => database.query()
  const held = heldStore(database)
  const sums = {
    documents: () =>
      query()
        .selectFrom('page')
        .select(['workspaceId as id', (eb) => eb.fn.sum(eb.fn('length', ['document'])).as('bytes')])
        .groupBy('workspaceId')
        .execute(),
    versions: () =>
      query()
        .selectFrom('version')
        .select(['workspaceId as id', (eb) => eb.fn.sum(eb.fn('length', ['content'])).as('bytes')])
        .groupBy('workspaceId')
        .execute(),
  }

  return {
    async accounts(): Promise<number> {
      const row = await query()
        .selectFrom('user')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return row.total
    },
    /** What the queue holds that is not done, the last first. */
    openJobs() {
      return query()
        .selectFrom('job')
        .select(['kind', 'state', 'error'])
        .where('state', 'in', ['queued', 'running', 'failed'])
        .orderBy('createdAt', 'desc')
        .limit(mostJobs)
        .execute()
    },
    /** Since when the first of what happened waits to be told. */
    async untoldSince(): Promise<string | null> {
      const row = await query()
        .selectFrom('outbox')
        .select((eb) => eb.fn.min('dueAt').as('oldest'))
        .executeTakeFirst()
      return row?.oldest ?? null
    },
    /** What each workspace keeps, in bytes; the largest first. */
    async usage() {
      const documents = bytesBy(await sums.documents())
      const versions = bytesBy(await sums.versions())
      const files = await held.ofAll()
      const bytesOf = (id: string, kind: HeldKind) =>
        files.find((each) => each.workspaceId === id && each.kind === kind)?.bytes ?? 0
      const workspaces = await query().selectFrom('organization').select(['id', 'name']).execute()
      return workspaces
        .map(({ id, name }) => ({
          workspace: { id, name },
          pages: (documents.get(id) ?? 0) + (versions.get(id) ?? 0),
          pictures: bytesOf(id, 'pictures'),
          videos: bytesOf(id, 'videos'),
          leadFiles: bytesOf(id, 'leadFiles'),
          workFiles: bytesOf(id, 'workFiles'),
        }))
        .toSorted((one, other) => total(other) - total(one))
        .slice(0, mostWorkspaces)
    },
  }
}

function total({ pages, pictures, videos, leadFiles, workFiles }: StorageUsage) {
  return pages + pictures + videos + leadFiles + workFiles
}

function bytesBy(rows: readonly Sum[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ id, bytes }) => [id, Number(bytes ?? 0)]))
}
