import type { RecipeTool } from '@aurelio/contracts/recipes'
import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type { RecipeRow } from './tables.ts'

/** Every query names the workspace, so that a foreign id finds nothing. */
export function recipeStore(database: Database) {
  return {
    /** Without the steps, which may hold a picture each. */
    list(workspaceId: string, tool?: RecipeTool) {
      const all = database
        .query()
        .selectFrom('recipe')
        .select(['id', 'name', 'tool', 'does', 'updatedAt'])
        .where('workspaceId', '=', workspaceId)
        .orderBy('name')
      return (tool === undefined ? all : all.where('tool', '=', tool)).execute()
    },
    find(workspaceId: string, id: string) {
      return database
        .query()
        .selectFrom('recipe')
        .selectAll()
        .where(owned(workspaceId, id))
        .executeTakeFirst()
    },
    async insert(row: RecipeRow) {
      await database.query().insertInto('recipe').values(row).execute()
    },
    async change({ id, workspaceId, name, does, steps, updatedAt }: RecipeRow) {
      await database
        .query()
        .updateTable('recipe')
        .set({ name, does, steps, updatedAt })
        .where(owned(workspaceId, id))
        .execute()
    },
    async remove(workspaceId: string, id: string) {
      await database.query().deleteFrom('recipe').where(owned(workspaceId, id)).execute()
    },
  }
}
