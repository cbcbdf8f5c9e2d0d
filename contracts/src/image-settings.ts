import { z } from 'zod'
import { optionalLineSchema } from './text.ts'

/** Formats that all browsers of today show. */
export const shownFormats = ['jpeg', 'png', 'webp', 'avif'] as const

export const outputFormats = [...shownFormats, 'jxl'] as const

/** Dashboard.md §5 and §9. Pixels and per cent. */
export const limits = {
  minWidth: 100,
  maxWidth: 3840,
  widthStep: 100,
  minQuality: 1,
  maxQuality: 100,
  /** The widest that an encoder takes, beyond what the slider shows. */
  mostPixels: 65_500,
} as const

const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/i)

/** Where a watermark stands, row by row. */
export const watermarkPlaces = [
  'top-left',
  'top',
  'top-right',
  'left',
  'middle',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const

/** The longest `data:` address of a watermark's picture, in characters. */
export const longestMark = 400_000

/** A text or a picture over each result. */
export const watermarkSchema = z.object({
  kind: z.enum(['text', 'picture']),
  text: optionalLineSchema(120),
  colour: colourSchema,
  /** `id`: the same for the same picture, so that settings can be compared without its bytes. */
  picture: z
    .object({
      id: z.uuid(),
      name: optionalLineSchema(200),
      data: z
        .string()
        .max(longestMark)
        .regex(/^data:image\/(?:png|webp);base64,[A-Za-z0-9+/]+={0,2}$/),
    })
    .nullable(),
  place: z.enum(watermarkPlaces),
  /** Per cent of the picture's width that it takes; of a text in many places, that each takes. */
  size: z.int().min(2).max(100),
  /** Per cent. */
  opacity: z.int().min(5).max(100),
  /** Over all of the picture, slanted. */
  repeated: z.boolean(),
})
export type Watermark = z.infer<typeof watermarkSchema>

/** Everything that decides how a picture comes out of the optimizer. */
export const settingsSchema = z.object({
  maxWidth: z.int().min(limits.minWidth).max(limits.maxWidth),
  /** What limits the width: the slider, a number of pixels, or nothing. */
  widthMode: z.enum(['slider', 'pixels', 'none']).default('slider'),
  widthPixels: z.int().min(1).max(limits.mostPixels).default(1920),
  quality: z.int().min(limits.minQuality).max(limits.maxQuality),
  maintainAspectRatio: z.boolean(),
  format: z.enum(outputFormats),
  /** The browser's own encoders: quicker, larger files. */
  fast: z.boolean(),
  /** What leads the encoder: the slider, its number as a visual score, a score by name, or a size in KB. */
  mode: z.enum(['fixed', 'alike', 'automatic', 'target']),
  visualScore: z.enum(['high', 'balanced', 'light']),
  targetKilobytes: z.int().min(1).max(100_000),
  /** How finely JPEG keeps colours: by content, in full, or at half the resolution. */
  chroma: z.enum(['auto', 'full', 'half']).default('auto'),
  /** JPEG that shows a coarse picture first. */
  progressive: z.boolean().default(true),
  /** How long the other formats' encoders try. */
  effort: z.enum(['little', 'usual', 'most']).default('usual'),
  metadata: z.enum(['none', 'copyright', 'all']),
  /** Behind transparent places where the format has no transparency: `#rrggbb`. */
  background: colourSchema,
  namePattern: z.string().max(120),
  watermark: watermarkSchema.nullable().default(null),
})
