import type { z } from 'zod'
import type { settingsSchema } from './image-settings.ts'

export const purposes = ['shop', 'blog', 'whatsapp', 'mail', 'print', 'icon'] as const
export type Purpose = (typeof purposes)[number]

const forScreens = { widthMode: 'pixels', mode: 'alike', metadata: 'none' } as const

/** What pictures for a purpose are made with; how they are called and what stands over them is not of it. */
export const purposeSettings: Record<Purpose, Partial<z.infer<typeof settingsSchema>>> = {
  // Large enough for the magnifier of a shop.
  shop: { ...forScreens, format: 'webp', widthPixels: 2000, quality: 85 },
  blog: { ...forScreens, format: 'webp', widthPixels: 1600, quality: 78 },
  // The app itself makes what is wider narrower, and takes no WebP as a photo.
  whatsapp: { ...forScreens, format: 'jpeg', widthPixels: 1600, quality: 82 },
  mail: { ...forScreens, format: 'jpeg', widthPixels: 1200, mode: 'target', targetKilobytes: 250 },
  print: { format: 'jpeg', widthMode: 'none', quality: 95, chroma: 'full', metadata: 'all' },
  icon: { format: 'png', widthMode: 'pixels', widthPixels: 512, quality: 100, metadata: 'none' },
}
