import type { FileStore } from './file-store.ts'

const atOnce = 500

/** The keys of a folder, all for an empty name, some at a time; none where it was never written to. */
export async function* keysIn(files: FileStore, folder: string): AsyncGenerator<readonly string[]> {
  // A bucket has no folders: asked for one, it gives every key that begins like its name.
  const within = folder === '' ? '' : `${folder}/`
  let paginationToken: string | undefined
  do {
    const page = await files
      .listAll(folder, { recursive: true, ...(paginationToken && { paginationToken }) })
      .catch((error: unknown) => {
        if (isMissing(error)) return { objects: [], paginationToken: undefined }
        throw error
      })
    const keys = [...page.objects].flatMap((object) =>
      object.isFile && object.key.startsWith(within) ? [object.key] : [],
    )
    for (let from = 0; from < keys.length; from += atOnce) yield keys.slice(from, from + atOnce)
    paginationToken = page.paginationToken
  } while (paginationToken !== undefined)
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.cause instanceof Error &&
    'code' in error.cause &&
    error.cause.code === 'ENOENT'
  )
}
