import { defaultSettings, type OptimizerSettings } from '../engine/settings.ts'

export const purposes = ['shop', 'blog', 'whatsapp', 'mail', 'print', 'icon'] as const
export type Purpose = (typeof purposes)[number]

const forScreens = { widthMode: 'pixels', mode: 'alike', metadata: 'none' } as const

const choices: Record<Purpose, Partial<OptimizerSettings>> = {
  // Large enough for the magnifier of a shop.
  shop: { ...forScreens, format: 'webp', widthPixels: 2000, quality: 85 },
  blog: { ...forScreens, format: 'webp', widthPixels: 1600, quality: 78 },
  // The app itself makes what is wider narrower, and takes no WebP as a photo.
  whatsapp: { ...forScreens, format: 'jpeg', widthPixels: 1600, quality: 82 },
  mail: { ...forScreens, format: 'jpeg', widthPixels: 1200, mode: 'target', targetKilobytes: 250 },
  print: { format: 'jpeg', widthMode: 'none', quality: 95, chroma: 'full', metadata: 'all' },
  icon: { format: 'png', widthMode: 'pixels', widthPixels: 512, quality: 100, metadata: 'none' },
}

/** Settings for what the pictures are for; how they are called and what stands over them stays as the person chose it. */
export function settingsFor(purpose: Purpose, now: OptimizerSettings): OptimizerSettings {
  const { namePattern, watermark, background } = now
  return { ...defaultSettings, namePattern, watermark, background, ...choices[purpose] }
}
