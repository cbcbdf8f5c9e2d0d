import { type Destination, openSink } from './sink.ts'

/**
 * Writes a result to its destination, waiting for each chunk to be taken; here or in a worker. `onBytes` is told how
 * many came and may stop it all by rejecting. Returns the result where it is not already where the person wanted it.
 * What was written goes when it fails.
 */
export async function writeChunks(
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  destination: Destination,
  type: string,
  onBytes: (bytes: number) => Promise<void> | void = () => undefined,
): Promise<Blob | undefined> {
  const sink = await openSink(destination, type)
  try {
    for await (const chunk of chunks) {
      await sink.write(ownBuffer(chunk))
      await onBytes(chunk.length)
    }
    return await sink.close()
  } catch (error) {
    await sink.abort().catch(() => undefined)
    throw error
  }
}

/** A stream as something to loop over, also where the browser's streams cannot be; leaving the loop cancels it. */
export async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel()
  }
}

/** The same bytes, known not to lie in shared memory. */
function ownBuffer(chunk: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, length } = chunk
  return buffer instanceof ArrayBuffer ? new Uint8Array(buffer, byteOffset, length) : Uint8Array.from(chunk)
}
