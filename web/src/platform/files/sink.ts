import { createDraft } from './drafts.ts'

/** Where a result goes: a Blob, a file the person chose, or a private file first. A worker can be sent one. */
export type Destination =
  | { readonly kind: 'blob' }
  | { readonly kind: 'handle'; readonly handle: FileSystemFileHandle }
  | { readonly kind: 'private' }

/** Takes the result's bytes in order. A chunk is read before `write` settles and never kept. */
export type Sink = {
  write: (chunk: Uint8Array<ArrayBuffer>) => Promise<void> | void
  /** Finishes; returns the result where it is not already where the person wanted it. */
  close: () => Promise<Blob | undefined>
  /** Gives up and removes what was written. */
  abort: () => Promise<void>
}

/** The part of the synchronous file access that is used; it only exists in workers. */
type SyncAccess = {
  write(chunk: Uint8Array<ArrayBuffer>, options: { at: number }): number
  flush(): void
  close(): void
}

declare global {
  interface FileSystemFileHandle {
    createSyncAccessHandle?(): Promise<SyncAccess>
  }
}

/**
 * Opens the place the result goes to; `type` is the media type of a Blob, which also stands in where a private file
 * cannot be opened.
 */
export async function openSink(destination: Destination, type: string): Promise<Sink> {
  if (destination.kind === 'handle') return handleSink(destination.handle)
  return destination.kind === 'private' ? privateSink().catch(() => blobSink(type)) : blobSink(type)
}

/** Each chunk becomes a Blob at once: the browser keeps those outside the memory of the page or the worker. */
function blobSink(type: string): Sink {
  const parts: Blob[] = []
  return {
    write: (chunk) => void parts.push(new Blob([chunk])),
    close: async () => new Blob(parts, { type }),
    abort: async () => void parts.splice(0),
  }
}

async function handleSink(handle: FileSystemFileHandle): Promise<Sink> {
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

async function privateSink(): Promise<Sink> {
  const { handle, remove } = await createDraft()
  const access = await handle.createSyncAccessHandle?.()
  const inner = access === undefined ? await handleSink(handle) : syncSink(access)
  let size = 0
  return {
    write(chunk) {
      size += chunk.length
      return inner.write(chunk)
    },
    close: async () => {
      await inner.close()
      const file = await handle.getFile()
      // Never hand out half a result: some browsers lose writes past a private window's quota.
      if (file.size !== size) throw diskFull()
      return file
    },
    abort: async () => {
      await inner.abort()
      await remove()
    },
  }
}

function syncSink(access: SyncAccess): Sink {
  let at = 0
  return {
    write: (chunk) => {
      const written = access.write(chunk, { at })
      at += written
      if (written < chunk.length) throw diskFull()
    },
    close: async () => {
      access.flush()
      access.close()
      return undefined
    },
    abort: async () => access.close(),
  }
}

function diskFull() {
  return new DOMException('disk full', 'QuotaExceededError')
}
