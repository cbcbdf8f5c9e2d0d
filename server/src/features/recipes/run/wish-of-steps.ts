import type { RecipeStep } from '@aurelio/contracts/recipes'
import type { ImageWish } from './make-image.ts'

/** What a recipe for pictures asks of one, and what becomes of the result. */
export type RunWish = ImageWish & { pattern: string; isKept: boolean }

/** What a recipe says nothing of: as the image optimizer begins. */
const plain: RunWish = {
  format: 'jpeg',
  quality: 80,
  width: 1920,
  bytes: null,
  watermark: null,
  background: '#ffffff',
  pattern: 'optimized_{nombre}',
  isKept: false,
}

/** Null where a step is not done here: those of PDF, and JPEG XL. */
export function wishOfSteps(steps: readonly RecipeStep[]): RunWish | null {
  let wish = plain
  for (const step of steps)
    if (step.do === 'optimise') {
      const { format, quality, widthMode, widthPixels, maxWidth, mode, targetKilobytes, background } =
        step.settings
      if (format === 'jxl') return null
      wish = {
        ...wish,
        format,
        quality,
        background,
        width: { slider: maxWidth, pixels: widthPixels, none: null }[widthMode],
        bytes: mode === 'target' ? targetKilobytes * 1024 : null,
      }
    } else if (step.do === 'watermark') wish = { ...wish, watermark: step.watermark }
    else if (step.do === 'rename') wish = { ...wish, pattern: step.pattern }
    else if (step.do === 'library') wish = { ...wish, isKept: true }
    // The result is the answer: there is no ZIP of one picture.
    else if (step.do !== 'download') return null
  return wish
}
