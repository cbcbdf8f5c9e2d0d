import type { Edit } from '../engine/edit.ts'
import type { EncodeSettings, OutputFormat } from '../engine/settings.ts'
import type { ImageHeader } from '../header/header.ts'

/** What a result tells besides its size. */
export type Note =
  | { code: 'kept-original' }
  | { code: 'lossless' }
  | { code: 'grew' }
  | { code: 'real-kind'; kind: string }
  | { code: 'first-frame'; frames: number }
  | { code: 'animated'; frames: number }
  | { code: 'first-page'; pages: number }
  | { code: 'first-of-burst'; pictures: number }
  | { code: 'converted-profile'; profile: string }
  | { code: 'kept-profile'; profile: string }
  | { code: 'ignored-profile' }
  | { code: 'converted-cmyk' }
  | { code: 'flattened' }
  | { code: 'reduced-depth'; bits: number }
  | { code: 'target-missed' }
  | { code: 'target-shrunk'; width: number; height: number }
  | { code: 'no-metadata'; format: OutputFormat }
  | { code: 'score-missed'; score: number }

export type OptimizeJob = {
  file: Blob
  name: string
  settings: EncodeSettings
  edit: Edit
  /** Which one of a burst; 0 for the first. */
  picture: number
  /** True once the person has agreed that an animation loses all frames but the first. */
  flatten: boolean
}

export type Inspection = Pick<ImageHeader, 'kind' | 'frames' | 'pictures' | 'hasAlpha'> & {
  /** Upright pixels; 0 where only decoding tells. */
  width: number
  height: number
}

export type Optimized = {
  blob: Blob
  width: number
  height: number
  format: OutputFormat
  notes: Note[]
  /** The quality that led the encoder at last; null where the picture was not encoded anew. */
  quality: number | null
  /** Visual score where it was measured. */
  score: number | null
  encodes: number
}

/** `plain` keeps what is transparent; `filled` and `maskable` stand on a colour, the latter with room for any shape. */
export type IconKind = 'plain' | 'filled' | 'maskable'

/** The pictures that the icons of a site are made of, by the pixels of their sides. */
export const iconPlan: readonly { kind: IconKind; side: number }[] = [
  { kind: 'plain', side: 16 },
  { kind: 'plain', side: 32 },
  { kind: 'plain', side: 48 },
  { kind: 'filled', side: 180 },
  { kind: 'plain', side: 192 },
  { kind: 'plain', side: 512 },
  { kind: 'maskable', side: 512 },
]

/** `colour`: `#rrggbb`, behind what must not be transparent. */
export type IconJob = Pick<OptimizeJob, 'file' | 'edit' | 'picture'> & { colour: string }

export type MadeIcon = { kind: IconKind; side: number; blob: Blob }
