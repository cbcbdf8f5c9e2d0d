export type Encoded = { bytes: number; score: number }

/** What the page offers to the runner. */
export type Bench = {
  /** The document of one of our templates. */
  template: (index: number) => Promise<string>
  jpeg: (seed: number) => Promise<{
    canvas: Encoded
    /** Our bytes at the canvas's score. */
    own: number
    /** The peers' bytes and score, with our bytes at that score. */
    compression: Encoded & { own: number }
    squash: Encoded & { own: number }
  }>
  webp: (seed: number) => Promise<{ own: Encoded; squash: Encoded }>
  pngArtwork: (seed: number) => Promise<PngResult>
  pngScreenshot: (bytes: number[]) => Promise<PngResult>
  neverLarger: () => Promise<{ name: string; before: number; after: number }[]>
  target: (
    seed: number,
    kilobytes: number,
    kind: 'jpeg' | 'webp',
  ) => Promise<{ share: number; encodes: number; atBest: boolean }>
  /** Longest gap in milliseconds of a page without work. */
  idleGap: (seconds: number) => Promise<number>
  batch: (files: number, workers: number) => Promise<{ seconds: number; gap: number }>
}

export type PngResult = { canvas: number; own: Encoded; compression: Encoded; squash: number }

declare global {
  var bench: Bench
}
