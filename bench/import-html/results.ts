/** A foreign page as it is handed to the browser: files as base64, by their name. */
export type Given = { page: string; files: Readonly<Record<string, string>> }
export type Imported = {
  /** The page of ours as it would be published. */
  html: string
  elements: number
  milliseconds: number
  /** What did not come over, by kind. */
  left: Readonly<Record<string, number>>
}
export type Bench = { importPage: (given: Given) => Promise<Imported> }

declare global {
  var importBench: Bench
}
