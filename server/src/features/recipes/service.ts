import { randomUUID } from 'node:crypto'
import {
  mostRecipes,
  type Recipe,
  type RecipeStep,
  type RecipeTool,
  stepsSchema,
  toolOf,
} from '@aurelio/contracts/recipes'
import { z } from 'zod'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import { constraintFault } from '../../platform/database/errors.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import { recipeStore } from './store.ts'
import type { RecipeRow } from './tables.ts'

type Parts = { database: Database; access: Access; emit: Emit }
type Content = { name: string; steps: RecipeStep[] }
type Change = { id: string } & { [Key in keyof Content]?: Content[Key] | undefined }

/** Steps of the tools that a workspace keeps. */
export function recipeService({ database, access, emit }: Parts) {
  const store = recipeStore(database)

  async function find(session: Session, id: string) {
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  /** Throws a 409 where another one has its name. */
  async function write(session: Session, row: RecipeRow, how: () => Promise<void>) {
    try {
      await database.inTransaction(async () => {
        await how()
        await emit({ ...by(session), kind: 'recipe.changed', subject: { id: row.id, name: row.name } })
      })
    } catch (error) {
      if (constraintFault(error) !== 'unique') throw error
      throw refuse('RECIPE_NAMED')
    }
    return summary(row)
  }

  return {
    async list(session: Session, tool?: RecipeTool) {
      access.demand(session, 'workspace.see')
      return { items: (await store.list(session.workspace.id, tool)).map(summary) }
    },

    async get(session: Session, id: string) {
      access.demand(session, 'workspace.see')
      const row = await find(session, id)
      return { ...summary(row), steps: stepsIn(row) }
    },

    async create(session: Session, { name, steps }: Content): Promise<Recipe> {
      access.demand(session, 'recipes.change')
      const workspaceId = session.workspace.id
      if ((await store.list(workspaceId)).length >= mostRecipes)
        throw refuse('RECIPES_FULL', { most: mostRecipes })
      const row = { id: randomUUID(), workspaceId, name, ...written(steps), updatedAt: by(session).at }
      return write(session, row, () => store.insert(row))
    },

    async update(session: Session, { id, name, steps }: Change): Promise<Recipe> {
      access.demand(session, 'recipes.change')
      const before = await find(session, id)
      const row = {
        ...before,
        ...(name !== undefined && { name }),
        ...(steps && written(steps)),
        updatedAt: by(session).at,
      }
      if (row.tool !== before.tool) throw refuse('RECIPE_OF_OTHER_TOOL')
      return write(session, row, () => store.change(row))
    },

    async remove(session: Session, id: string) {
      access.demand(session, 'recipes.change')
      const row = await find(session, id)
      await write(session, row, () => store.remove(session.workspace.id, id))
      return { id }
    },
  }
}
export type RecipeService = ReturnType<typeof recipeService>

export function stepsIn({ steps }: Pick<RecipeRow, 'steps'>): RecipeStep[] {
  return stepsSchema.parse(JSON.parse(steps))
}

/** The contract has seen to it that they are of one tool. */
function written(steps: RecipeStep[]) {
  return {
    tool: toolOf(steps) ?? 'images',
    does: JSON.stringify(steps.map((step) => step.do)),
    steps: JSON.stringify(steps),
  }
}

function summary({ id, name, tool, does, updatedAt }: Omit<RecipeRow, 'workspaceId' | 'steps'>): Recipe {
  return { id, name, tool, does: z.array(z.string()).parse(JSON.parse(does)), updatedAt }
}
