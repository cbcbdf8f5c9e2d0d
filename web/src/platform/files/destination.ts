import { hasPrivateFiles } from './drafts.ts'
import type { Destination } from './sink.ts'

declare global {
  interface Window {
    showSaveFilePicker?: (options: {
      suggestedName: string
      types: { description: string; accept: Record<string, string[]> }[]
    }) => Promise<FileSystemFileHandle>
  }
}

/** Larger results are written straight to disk, never held by the page. In bytes. */
export const blobLimit = 256 * 1024 * 1024

/** How a result of so many bytes leaves this browser. */
export type Way = 'blob' | 'disk' | 'private' | 'too-large'

/** True where the browser can write into a file the person chooses. */
export function canSaveToDisk(): boolean {
  return typeof window.showSaveFilePicker === 'function'
}

/** The way of a result, told before anything is written. `toDisk`: the person asked to choose the file. */
export function wayFor(bytes: number, toDisk = false): Way {
  if (canSaveToDisk() && (toDisk || bytes > blobLimit)) return 'disk'
  if (bytes <= blobLimit) return 'blob'
  return hasPrivateFiles() ? 'private' : 'too-large'
}

/**
 * Asks for the file to write into where that is the way; call it straight from a click, as browsers demand.
 * Returns undefined when the person closed the dialog. `type` is a media type, `name` ends with its extension.
 */
export async function destinationFor(
  way: Exclude<Way, 'too-large'>,
  name: string,
  type: string,
): Promise<Destination | undefined> {
  if (way !== 'disk') return { kind: way }
  const extension = name.slice(name.lastIndexOf('.') + 1)
  const types = [{ description: extension.toUpperCase(), accept: { [type]: [`.${extension}`] } }]
  try {
    const handle = await window.showSaveFilePicker?.({ suggestedName: name, types })
    return handle === undefined ? undefined : { kind: 'handle', handle }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    throw error
  }
}
