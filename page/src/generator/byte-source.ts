/** What bytes are read from: a file, or something that reads it elsewhere. */
export type ByteSource = {
  readonly size: number
  slice(from: number, to: number): ByteSource
  arrayBuffer(): Promise<ArrayBuffer>
}
