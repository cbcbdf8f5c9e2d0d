import { downloadBlob } from './download.ts'
import type { Destination } from './sink.ts'
import { chunksOf, writeChunks } from './write-chunks.ts'

/** Saves a stream under a name: into its destination, or as a download where that is only on the way. */
export async function saveStream(
  stream: ReadableStream<Uint8Array>,
  name: string,
  type: string,
  destination: Destination,
): Promise<void> {
  const result = await writeChunks(chunksOf(stream), destination, type)
  if (result) downloadBlob(result, name)
}
