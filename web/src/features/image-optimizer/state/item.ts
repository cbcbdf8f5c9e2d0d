import type { Edit } from '../engine/edit.ts'
import type { Failure } from '../engine/failure.ts'
import type { Inspection, Optimized } from '../worker/protocol.ts'

export type Result = Optimized & {
  /** The settings it was made with; another key today means that it is stale. */
  key: string
}

export type ItemStatus =
  | { step: 'idle' }
  | { step: 'queued' }
  | { step: 'working'; share: number }
  | { step: 'failed'; failure: Failure }

/** A picture of the list (dashboard.md §3, image item). */
export type ImageItem = {
  id: string
  file: File
  /** Name with the folders it was dropped in: `viaje/mar.jpg`. */
  path: string
  /** Which picture of the file: 0, but for those of a burst. */
  picture: number
  /** Object URL of the small picture; null until the card was near the screen. */
  thumbnail: string | null
  /** Why there is no small picture. */
  problem: Failure | null
  inspection: Inspection | null
  highlighted: boolean
  /** How it is turned and cut. */
  edit: Edit
  status: ItemStatus
  result: Result | null
}

export function isBusy({ status }: ImageItem): boolean {
  return status.step === 'queued' || status.step === 'working'
}

/** True where optimizing leaves only the first of several frames. */
export function isAnimated({ inspection }: ImageItem): boolean {
  return (inspection?.frames ?? 1) > 1
}

/** Decoded megapixels; where only decoding would tell, what cameras make today. */
export function megapixels({ inspection }: Pick<ImageItem, 'inspection'>): number {
  const pixels = (inspection?.width ?? 0) * (inspection?.height ?? 0)
  return pixels > 0 ? pixels / 1e6 : 12
}
