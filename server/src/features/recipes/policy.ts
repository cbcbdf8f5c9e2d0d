import { leaders, type Policy, team } from '../../platform/access/access.ts'

export const recipePolicy = {
  /** As with presets of images: what all share is kept by those who keep the workspace's other settings. */
  'recipes.change': leaders,
  'recipes.run': team,
  'recipes.mail': team,
} satisfies Policy
