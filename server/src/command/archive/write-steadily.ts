import { open } from 'node:fs/promises'

/** How many bytes may wait for the disk. */
export const stepBytes = 4 * 1024 * 1024

/**
 * Writes a file whose bytes reach the disk as they come. Left to the system they would go there all at once, and each
 * commit of the server would wait behind them.
 */
export async function writeSteadily(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  await using file = await open(path, 'w', 0o600)
  let waiting = 0
  for await (const chunk of bytes) {
    await file.writeFile(chunk)
    waiting += chunk.length
    if (waiting < stepBytes) continue
    waiting = 0
    await file.datasync()
  }
  await file.sync()
}
