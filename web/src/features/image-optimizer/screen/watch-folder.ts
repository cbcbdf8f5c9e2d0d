import type { Incoming } from '../state/intake.ts'

type Change = { type: string; changedHandle: FileSystemHandle; relativePathComponents: string[] }

/** What the File System Access API has beyond what all browsers share. */
declare global {
  interface Window {
    showDirectoryPicker?: (options: { mode: 'read' }) => Promise<FileSystemDirectoryHandle>
    FileSystemObserver?: new (seen: (changes: Change[]) => void) => {
      observe: (folder: FileSystemDirectoryHandle, options: { recursive: boolean }) => Promise<void>
      disconnect: () => void
    }
  }
}

/** True where the browser tells of new files in a folder. */
export function canWatchFolders(): boolean {
  return typeof window.showDirectoryPicker === 'function' && typeof window.FileSystemObserver === 'function'
}

/** Milliseconds without a change after which a file counts as written. */
const settled = 400

/**
 * Hands over the files of a folder and, from then on, each that appears in it or changes, once it is written. Returns
 * what ends it.
 */
export async function watchFolder(
  folder: FileSystemDirectoryHandle,
  found: (files: Incoming[]) => void,
): Promise<() => void> {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  const seen = (changes: readonly Change[]) => {
    for (const { type, changedHandle, relativePathComponents } of changes) {
      if (type === 'disappeared' || !isFile(changedHandle)) continue
      const path = [folder.name, ...relativePathComponents].join('/')
      clearTimeout(waiting.get(path))
      const handOver = async () => {
        waiting.delete(path)
        const file = await changedHandle.getFile().catch(() => null)
        if (file) found([{ file, path }])
      }
      waiting.set(
        path,
        setTimeout(() => void handOver(), settled),
      )
    }
  }
  const observer = window.FileSystemObserver && new window.FileSystemObserver(seen)
  await observer?.observe(folder, { recursive: true })
  found(await filesOf(folder, folder.name))
  return () => {
    observer?.disconnect()
    for (const timer of waiting.values()) clearTimeout(timer)
  }
}

async function filesOf(folder: FileSystemDirectoryHandle, path: string): Promise<Incoming[]> {
  const found: Incoming[] = []
  for await (const [name, handle] of folder.entries()) {
    const inner = `${path}/${name}`
    if (isFile(handle)) found.push({ file: await handle.getFile(), path: inner })
    else if (isFolder(handle)) found.push(...(await filesOf(handle, inner)))
  }
  return found
}

function isFile(handle: FileSystemHandle): handle is FileSystemFileHandle {
  return handle.kind === 'file'
}

function isFolder(handle: FileSystemHandle): handle is FileSystemDirectoryHandle {
  return handle.kind === 'directory'
}
