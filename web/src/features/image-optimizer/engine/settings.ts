import { z } from 'zod'
import { isKnownToWriteAv1 } from './av1.ts'

/** Formats that all browsers of today show. */
export const shownFormats = ['jpeg', 'png', 'webp', 'avif'] as const
export type ShownFormat = (typeof shownFormats)[number]

export const outputFormats = [...shownFormats, 'jxl'] as const
export type OutputFormat = (typeof outputFormats)[number]

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

export const defaultNamePattern = 'optimized_{nombre}'

/** Everything that decides how a picture comes out. */
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
  background: z.string().regex(/^#[0-9a-f]{6}$/i),
  namePattern: z.string().max(120),
})
export type OptimizerSettings = z.infer<typeof settingsSchema>

export const defaultSettings: OptimizerSettings = {
  maxWidth: 1920,
  widthMode: 'slider',
  widthPixels: 1920,
  quality: 80,
  maintainAspectRatio: true,
  format: 'jpeg',
  fast: false,
  mode: 'fixed',
  visualScore: 'balanced',
  targetKilobytes: 200,
  chroma: 'auto',
  progressive: true,
  effort: 'usual',
  metadata: 'none',
  background: '#ffffff',
  namePattern: defaultNamePattern,
}

/** The settings that change pixels or bytes, as one comparable text: a result made with another one is stale. */
export function outcomeKey(settings: OptimizerSettings): string {
  const { maintainAspectRatio, format, fast, mode, metadata, chroma, progressive, effort } = settings
  const maxWidth = widthLimit(settings)
  const lead = {
    fixed: settings.quality,
    alike: settings.quality,
    automatic: settings.visualScore,
    target: settings.targetKilobytes,
  }[mode]
  const background = format === 'jpeg' ? settings.background : ''
  const encoder = format === 'jpeg' ? `${chroma} ${progressive}` : effort
  return JSON.stringify([
    maxWidth,
    maintainAspectRatio,
    format,
    fast,
    mode,
    lead,
    metadata,
    background,
    encoder,
  ])
}

/** The most pixels a result is wide. */
function widthLimit({ widthMode, maxWidth, widthPixels }: OptimizerSettings): number {
  return { slider: maxWidth, pixels: widthPixels, none: Number.MAX_SAFE_INTEGER }[widthMode]
}

/** What the worker needs of the settings, with one limit of the width whatever set it. */
export function encodeSettings(settings: OptimizerSettings) {
  const { namePattern: _name, widthMode: _mode, widthPixels: _pixels, ...rest } = settings
  return { ...rest, maxWidth: widthLimit(settings) }
}
/** What an encoder is told besides format and quality. */
export type EncoderOptions = Pick<OptimizerSettings, 'fast' | 'chroma' | 'progressive' | 'effort'>

export type EncodeSettings = ReturnType<typeof encodeSettings>

/** True where an animation stays one: WebP and AVIF take all its frames, where the browser reads and writes them. */
export function keepsAnimations({ format }: OptimizerSettings): boolean {
  return (format === 'webp' || (format === 'avif' && isKnownToWriteAv1())) && 'ImageDecoder' in globalThis
}

export function showsInBrowsers(format: OutputFormat): format is ShownFormat {
  return format !== 'jxl'
}
