/** A download of a draft this old is over; the browser does not tell when it ends. In milliseconds. */
const draftLife = 60 * 60 * 1000
const folderName = 'drafts'

/** A file of the browser's private file system: a result lies there on its way to the downloads. */
export type Draft = { handle: FileSystemFileHandle; remove: () => Promise<void> }

/** True where the browser has private files. */
export function hasPrivateFiles(): boolean {
  return 'storage' in navigator && 'getDirectory' in navigator.storage
}

/** A new draft; old ones go first. Rejects where the browser has no private files. */
export async function createDraft(): Promise<Draft> {
  await removeOldDrafts()
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(folderName, { create: true })
  const name = crypto.randomUUID()
  const handle = await folder.getFileHandle(name, { create: true })
  return { handle, remove: () => folder.removeEntry(name) }
}

/** Removes the drafts of earlier visits, save those that may still be being written or downloaded. */
export async function removeOldDrafts(): Promise<void> {
  try {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle(folderName)
    for await (const [name, handle] of folder.entries()) {
      if (!(handle instanceof FileSystemFileHandle)) continue
      const { lastModified } = await handle.getFile()
      if (Date.now() - lastModified > draftLife) await folder.removeEntry(name)
    }
  } catch {
    // No folder yet, no private file system, or a file that is in use: the next visit looks again.
  }
}
