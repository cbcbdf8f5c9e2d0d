import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type { ImagePresetRow } from './tables.ts'

/** Every query names the workspace, so that a foreign id finds nothing. */
export function imagePresetStore(database: Database) {
  return {
    list(workspaceId: string) {
      return database
        .query()
        .selectFrom('imagePreset')
        .select(['id', 'name', 'updatedAt'])
        .where('workspaceId', '=', workspaceId)
        .orderBy('name')
        .execute()
    },
    find(workspaceId: string, id: string) {
      return database
        .query()
        .selectFrom('imagePreset')
        .selectAll()
        .where(owned(workspaceId, id))
        .executeTakeFirst()
    },
    async insert(row: ImagePresetRow) {
      await database.query().insertInto('imagePreset').values(row).execute()
    },
    async change({ id, workspaceId, name, settings, updatedAt }: ImagePresetRow) {
      await database
        .query()
        .updateTable('imagePreset')
        .set({ name, settings, updatedAt })
        .where(owned(workspaceId, id))
        .execute()
    },
    async remove(workspaceId: string, id: string) {
      await database.query().deleteFrom('imagePreset').where(owned(workspaceId, id)).execute()
    },
  }
}
