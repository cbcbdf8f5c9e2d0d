import type { Target } from './protocol.ts'

/** Takes the result's bytes in order. A chunk is read before `write` settles and never kept. */
export type Sink = {
  write(chunk: Uint8Array<ArrayBuffer>): Promise<void> | void
  /** Finishes; returns the result where it is not already where the person wanted it. */
  close(): Promise<Blob | undefined>
  /** Gives up and removes what was written. */
  abort(): Promise<void>
}

/** The part of the synchronous file access that is used; it only exists in workers. */
type SyncAccess = {
  write(chunk: Uint8Array<ArrayBuffer>, options: { at: number }): number
  truncate(size: number): void
  flush(): void
  close(): void
}

declare global {
  interface FileSystemFileHandle {
    createSyncAccessHandle?(): Promise<SyncAccess>
  }
}

const folderName = 'generador-seo'

/** Each chunk becomes a Blob at once: the browser keeps those outside the worker's memory. */
function createBlobSink(type: string): Sink {
  const parts: Blob[] = []
  return {
    write: (chunk) => void parts.push(new Blob([chunk])),
    close: async () => new Blob(parts, { type }),
    abort: async () => void parts.splice(0),
  }
}

async function createHandleSink(handle: FileSystemFileHandle): Promise<Sink> {
  const stream = await handle.createWritable()
  return {
    write: (chunk) => stream.write(chunk),
    close: async () => {
      await stream.close()
      return undefined
    },
    // The chosen file keeps what it held before: changes only count once the stream is closed.
    abort: () => stream.abort(),
  }
}

/** A download of a result this old is over; the browser does not tell when it ends. */
const resultLife = 60 * 60 * 1000

/** Removes the results of earlier visits, save those that may still be being written or downloaded. */
export async function removeOldResults(): Promise<void> {
  try {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle(folderName)
    for await (const [name, handle] of folder.entries()) {
      if (!(handle instanceof FileSystemFileHandle)) continue
      const { lastModified } = await handle.getFile()
      if (Date.now() - lastModified > resultLife) await folder.removeEntry(name)
    }
  } catch {
    // No folder yet, no private file system, or a file that is in use: the next visit looks again.
  }
}

async function createPrivateSink(): Promise<Sink> {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(folderName, { create: true })
  const name = `${crypto.randomUUID()}.csv`
  const handle = await folder.getFileHandle(name, { create: true })
  const access = await handle.createSyncAccessHandle?.()
  if (access === undefined) throw new Error('no synchronous file access')
  let at = 0
  return {
    write: (chunk) => {
      const written = access.write(chunk, { at })
      at += written
      if (written < chunk.length) throw new DOMException('disk full', 'QuotaExceededError')
    },
    close: async () => {
      access.flush()
      access.close()
      const file = await handle.getFile()
      // Never hand out half a result: some browsers lose writes past a private window's quota.
      if (file.size !== at) throw new DOMException('disk full', 'QuotaExceededError')
      return file
    },
    abort: async () => {
      access.close()
      await folder.removeEntry(name)
    },
  }
}

/** Opens the place the result goes to. */
export async function openSink(target: Target, type: string): Promise<Sink> {
  if (target.kind === 'handle') return createHandleSink(target.handle)
  return target.kind === 'private' ? createPrivateSink() : createBlobSink(type)
}
