import type { RecipeStep } from '@aurelio/contracts/recipes'
import { defaultNamePattern, type OptimizerSettings } from '../engine/settings.ts'
import { isDrawn } from '@aurelio/contracts/watermark-layout'

/** What a new recipe for pictures holds, as it is chosen in its window. */
export type ImageRecipe = {
  /** Settings that it optimises with; null where it takes those that stand on the screen when it is run. */
  optimise: OptimizerSettings | null
  watermark: boolean
  rename: boolean
  library: boolean
  download: boolean
}

/** The steps, with watermark and names as they stand on the screen. */
export function stepsOf(wish: ImageRecipe, now: OptimizerSettings): RecipeStep[] {
  const steps: RecipeStep[] = []
  if (wish.optimise) {
    const { watermark: _mark, namePattern: _name, ...settings } = wish.optimise
    steps.push({ do: 'optimise', settings })
  }
  if (wish.watermark && isDrawn(now.watermark)) steps.push({ do: 'watermark', watermark: now.watermark })
  if (wish.rename) steps.push({ do: 'rename', pattern: now.namePattern })
  if (wish.library) steps.push({ do: 'library' })
  if (wish.download) steps.push({ do: 'download' })
  return steps
}

/**
 * The settings that a recipe runs with. All its steps that change a picture are one run of the encoder: a mark is drawn before
 * anything is encoded, and nothing is encoded twice. What it says nothing of: the screen's settings, no mark, the usual names.
 */
export function settingsFrom(steps: readonly RecipeStep[], now: OptimizerSettings): OptimizerSettings {
  const plain = { ...now, watermark: null, namePattern: defaultNamePattern }
  return steps.reduce<OptimizerSettings>((settings, step) => {
    if (step.do === 'optimise') return { ...settings, ...step.settings }
    if (step.do === 'watermark') return { ...settings, watermark: step.watermark }
    return step.do === 'rename' ? { ...settings, namePattern: step.pattern } : settings
  }, plain)
}
