import type { Edit } from '../engine/edit.ts'
import type { EncodeSettings, OutputFormat } from '../engine/settings.ts'
import type { ImageHeader } from '../header/header.ts'

/** What a result tells besides its size. */
export type Note =
  | { code: 'kept-original' }
  | { code: 'grew' }
  | { code: 'real-kind'; kind: string }
  | { code: 'first-frame'; frames: number }
  | { code: 'animated'; frames: number }
  | { code: 'first-page'; pages: number }
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
  /** True once the person has agreed that an animation loses all frames but the first. */
  flatten: boolean
}

export type Inspection = Pick<ImageHeader, 'kind' | 'frames' | 'hasAlpha'> & {
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
  /** The quality that led the encoder at last; null where the original was kept. */
  quality: number | null
  /** Visual score where it was measured. */
  score: number | null
  encodes: number
}
