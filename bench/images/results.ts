export type Encoded = { bytes: number; score: number }

/** What the page offers to the runner. */
export type Bench = {
  /** The document of one of our templates. */
  template: (index: number) => Promise<string>
  /** Pictures come and go as base64. */
  asPng: (picture: string, maxWidth: number) => Promise<string>
  jpeg: (photograph: string) => Promise<{
    canvas: Encoded
    /** Our bytes at the canvas's score. */
    own: number
    /** Bytes of browser-image-compression, which asks the canvas for the same. */
    compression: number
  }>
  /** The peer's file, and our bytes at its score. */
  webp: (photograph: string, made: string) => Promise<{ peer: Encoded; own: number }>
  png: (picture: string, made: string) => Promise<{ canvas: number; own: Encoded; peer: Encoded }>
  alike: (photograph: string, format: 'jpeg' | 'webp' | 'avif') => Promise<number>
  neverLarger: () => Promise<{ name: string; before: number; after: number }[]>
  target: (
    seed: number,
    kilobytes: number,
    kind: 'jpeg' | 'webp' | 'png',
  ) => Promise<{ share: number; encodes: number; atBest: boolean }>
  /** Longest gap in milliseconds of a page without work. */
  idleGap: (seconds: number) => Promise<number>
  batch: (files: number, workers: number) => Promise<{ seconds: number; gap: number }>
}

declare global {
  var bench: Bench
}
