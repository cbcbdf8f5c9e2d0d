import type { Incoming } from '../state/intake.ts'

/** Chosen files; those of a folder know their path. */
export function fromList(files: Iterable<File> | null | undefined): Incoming[] {
  return [...(files ?? [])].map((file) => ({ file, path: file.webkitRelativePath || file.name }))
}

/** Dropped files, and all files of dropped folders with their paths. */
export async function fromDrop(transfer: DataTransfer): Promise<Incoming[]> {
  // The list is emptied once the event is over: entries are taken out before anything is awaited.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return fromList(transfer.files)
  const found = await Promise.all(entries.map((entry) => walk(entry)))
  return found.flat()
}

async function walk(entry: FileSystemEntry): Promise<Incoming[]> {
  if (isFile(entry)) {
    const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)))
    return file ? [{ file, path: entry.fullPath.replace(/^\//, '') }] : []
  }
  if (!isFolder(entry)) return []
  const found: Incoming[] = []
  const folder = entry.createReader()
  // A reader hands out a hundred at a time, and nothing at the end.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve) =>
      folder.readEntries(resolve, () => resolve([])),
    )
    if (part.length === 0) return found
    for (const inner of part) found.push(...(await walk(inner)))
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}
