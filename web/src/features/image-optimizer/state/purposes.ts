import { type Purpose, purposeSettings } from '@aurelio/contracts/image-purposes'
import { defaultSettings, type OptimizerSettings } from '../engine/settings.ts'

/** Settings for what the pictures are for; how they are called and what stands over them stays as the person chose it. */
export function settingsFor(purpose: Purpose, now: OptimizerSettings): OptimizerSettings {
  const { namePattern, watermark, background } = now
  return { ...defaultSettings, namePattern, watermark, background, ...purposeSettings[purpose] }
}
