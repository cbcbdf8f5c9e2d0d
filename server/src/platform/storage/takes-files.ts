import type { FileStore } from './file-store.ts'

/** Enough that a disk with no room to speak of refuses it. */
const probeBytes = 256 * 1024

/** Writes a file and takes it away again; throws where the store has no room or is out of reach. */
export async function takesFiles(files: FileStore): Promise<void> {
  await files.put('health', Buffer.alloc(probeBytes))
  await files.delete('health')
}
