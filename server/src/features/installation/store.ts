import type { Database } from '../../platform/database/database.ts'

const mostWorkspaces = 100
/** Of more, nobody could say what to do; the screen shows that it is many. */
const mostJobs = 10_000
type Sum = { id: string; bytes: number | string | bigint | null }

export function installationStore(database: Database) {
  const query = () => database.query()
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
    pictures: () =>
      query()
        .selectFrom('picture')
        .select(['workspaceId as id', (eb) => eb.fn.sum('size').as('bytes')])
        .groupBy('workspaceId')
        .execute(),
    videos: () =>
      query()
        .selectFrom('videoTask')
        .select(['workspaceId as id', (eb) => eb.fn.sum('size').as('bytes')])
        .where('fileKey', 'is not', null)
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
      const [documents, versions, pictures, videos] = [
        bytesBy(await sums.documents()),
        bytesBy(await sums.versions()),
        bytesBy(await sums.pictures()),
        bytesBy(await sums.videos()),
      ]
      const workspaces = await query().selectFrom('organization').select(['id', 'name']).execute()
      return workspaces
        .map(({ id, name }) => ({
          workspace: { id, name },
          pages: (documents.get(id) ?? 0) + (versions.get(id) ?? 0),
          pictures: pictures.get(id) ?? 0,
          videos: videos.get(id) ?? 0,
        }))
        .toSorted((one, other) => total(other) - total(one))
        .slice(0, mostWorkspaces)
    },
  }
}

function total({ pages, pictures, videos }: { pages: number; pictures: number; videos: number }) {
  return pages + pictures + videos
}

function bytesBy(rows: readonly Sum[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ id, bytes }) => [id, Number(bytes ?? 0)]))
}
