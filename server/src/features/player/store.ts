import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type { FilmRow, FilmTrackRow } from '../../platform/database/tables/films.ts'

/** Films and their subtitles. Every query that a person causes names the workspace, so that a foreign id finds nothing. */
export function filmStore(database: Database) {
  const films = () => database.query().selectFrom('film').selectAll()
  const tracks = () => database.query().selectFrom('filmTrack').selectAll()
  return {
    list: (workspaceId: string) =>
      films()
        .where('workspaceId', '=', workspaceId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute(),
    find: (workspaceId: string, id: string) => films().where(owned(workspaceId, id)).executeTakeFirst(),
    /** Whosever it is. */
    findAny: (id: string) => films().where('id', '=', id).executeTakeFirst(),
    atAddress: (address: string) => films().where('address', '=', address).executeTakeFirst(),
    /** Those of a workspace at these addresses. */
    atAddresses: (workspaceId: string, addresses: readonly string[]) =>
      films().where('workspaceId', '=', workspaceId).where('address', 'in', addresses).execute(),
    ofVersion: (version: string) => films().where('version', '=', version).executeTakeFirst(),
    /** Those that a download is to bring. */
    fetched: () => films().where('step', '=', 'fetching').where('state', '=', 'preparing').execute(),
    /** Those that a worker should be busy with. */
    prepared: () => films().where('state', '=', 'preparing').execute(),
    async insert(row: FilmRow) {
      await database.query().insertInto('film').values(row).execute()
    },
    /** The row as it is then; undefined where it is gone. */
    change: (id: string, values: Partial<Omit<FilmRow, 'id' | 'workspaceId'>>) =>
      database.query().updateTable('film').set(values).where('id', '=', id).returningAll().executeTakeFirst(),
    /** The same while it is being prepared: what was cancelled meanwhile stays so. */
    changePreparing: (id: string, values: Partial<Omit<FilmRow, 'id' | 'workspaceId'>>) =>
      database
        .query()
        .updateTable('film')
        .set(values)
        .where('id', '=', id)
        .where('state', '=', 'preparing')
        .returningAll()
        .executeTakeFirst(),
    remove: (workspaceId: string, id: string) =>
      database.query().deleteFrom('film').where(owned(workspaceId, id)).returningAll().executeTakeFirst(),
    tracksOf: (filmId: string) =>
      tracks().where('filmId', '=', filmId).orderBy('kind', 'desc').orderBy('createdAt').execute(),
    track: (filmId: string, id: string) =>
      tracks().where('filmId', '=', filmId).where('id', '=', id).executeTakeFirst(),
    async insertTrack(row: FilmTrackRow) {
      await database.query().insertInto('filmTrack').values(row).execute()
    },
    changeTrack: (filmId: string, id: string, values: Pick<FilmTrackRow, 'label' | 'language' | 'text'>) =>
      database
        .query()
        .updateTable('filmTrack')
        .set(values)
        .where('filmId', '=', filmId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst(),
    removeTrack: (filmId: string, id: string) =>
      database
        .query()
        .deleteFrom('filmTrack')
        .where('filmId', '=', filmId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst(),
    /** Of these folders and originals, those that a film names. */
    async named(names: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await database
        .query()
        .selectFrom('film')
        .select(['version', 'sourceKey', 'nextKey'])
        .where((eb) =>
          eb.or([eb('version', 'in', names), eb('sourceKey', 'in', names), eb('nextKey', 'in', names)]),
        )
        .execute()
      return new Set(
        rows.flatMap((row) => [row.version, row.sourceKey, row.nextKey]).filter((name) => name !== null),
      )
    },
  }
}
export type FilmStore = ReturnType<typeof filmStore>
