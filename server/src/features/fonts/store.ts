import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type { OwnFontFaceRow, OwnFontRow } from '../../platform/database/tables/sites.ts'

/** Of a family that stands in the list of its workspace. */
const listed = ''

/** Letters that workspaces bring. Every query that a person causes names the workspace. */
export function fontStore(database: Database) {
  const families = () => database.query().selectFrom('ownFont').selectAll()
  const faces = () =>
    database
      .query()
      .selectFrom('ownFontFace')
      .selectAll()
      .orderBy('italic')
      .orderBy('leastWeight')
      .orderBy('id')

  return {
    list: (workspaceId: string) =>
      families()
        .where('workspaceId', '=', workspaceId)
        .where('removedAt', '=', listed)
        .orderBy('name')
        .orderBy('id')
        .execute(),
    find: (workspaceId: string, id: string) =>
      families().where(owned(workspaceId, id)).where('removedAt', '=', listed).executeTakeFirst(),
    byFamily: (workspaceId: string, family: string) =>
      families()
        .where('workspaceId', '=', workspaceId)
        .where('family', '=', family)
        .where('removedAt', '=', listed)
        .executeTakeFirst(),
    facesOf: (workspaceId: string) => faces().where('workspaceId', '=', workspaceId).execute(),
    facesIn: (fontId: string) => faces().where('fontId', '=', fontId).execute(),
    /** Where another of this family has come meanwhile, that one stays. */
    async insert(row: OwnFontRow) {
      await database
        .query()
        .insertInto('ownFont')
        .values(row)
        .onConflict((conflict) => conflict.columns(['workspaceId', 'family', 'removedAt']).doNothing())
        .execute()
    },
    async insertFace(row: OwnFontFaceRow) {
      await database.query().insertInto('ownFontFace').values(row).execute()
    },
    rename: (workspaceId: string, id: string, name: string) =>
      database
        .query()
        .updateTable('ownFont')
        .set({ name })
        .where(owned(workspaceId, id))
        .where('removedAt', '=', listed)
        .returningAll()
        .executeTakeFirst(),
    /** Takes it out of the list; undefined where it is not there. */
    remove: (workspaceId: string, id: string, at: string) =>
      database
        .query()
        .updateTable('ownFont')
        .set({ removedAt: at })
        .where(owned(workspaceId, id))
        .where('removedAt', '=', listed)
        .returningAll()
        .executeTakeFirst(),
    /** Families that are kept for published pages alone. */
    removed: () => families().where('removedAt', '<>', listed).orderBy('removedAt').execute(),
    async erase(id: string) {
      await database.query().deleteFrom('ownFont').where('id', '=', id).execute()
    },
    /** Those of these ids that are files of a family. */
    async existing(ids: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await database
        .query()
        .selectFrom('ownFontFace')
        .select('id')
        .where('id', 'in', ids)
        .execute()
      return new Set(rows.map(({ id }) => id))
    },
  }
}
export type FontStore = ReturnType<typeof fontStore>
