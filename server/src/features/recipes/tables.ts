import type { RecipeTool } from '@aurelio/contracts/recipes'

export type RecipeRow = {
  id: string
  workspaceId: string
  name: string
  tool: RecipeTool
  /** JSON: what its steps do, in their order. */
  does: string
  /** JSON: the steps with their settings. */
  steps: string
  updatedAt: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    recipe: RecipeRow
  }
}
