import { limits, type outputFormats, settingsSchema, shownFormats } from '@aurelio/contracts/image-settings'
import type { z } from 'zod'
import { isKnownToWriteAv1 } from './av1.ts'
import { watermarkKey } from './watermark.ts'

export { limits, settingsSchema, shownFormats }
export type ShownFormat = (typeof shownFormats)[number]
export type OutputFormat = (typeof outputFormats)[number]

export const defaultNamePattern = 'optimized_{nombre}'

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
  watermark: null,
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
    watermarkKey(settings.watermark),
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
