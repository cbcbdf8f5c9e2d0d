import type { Target } from '../worker/protocol.ts'

declare global {
  interface Window {
    showSaveFilePicker?: (options: {
      suggestedName: string
      types: { description: string; accept: Record<string, string[]> }[]
    }) => Promise<FileSystemFileHandle>
  }
}

/** Larger results are written straight to disk, never held by the page. */
export const blobLimit = 256 * 1024 * 1024

/** How a result of so many bytes leaves this browser. */
export type Way = 'blob' | 'disk' | 'private' | 'too-large'

/** True where the browser can write into a file the person chooses. */
export function canSaveToDisk(): boolean {
  return typeof window.showSaveFilePicker === 'function'
}

function hasPrivateFiles(): boolean {
  return 'storage' in navigator && 'getDirectory' in navigator.storage
}

/** The way of a result, told before anything is written. */
export function wayFor(bytes: number, toDisk: boolean): Way {
  if (canSaveToDisk() && (toDisk || bytes > blobLimit)) return 'disk'
  if (bytes <= blobLimit) return 'blob'
  return hasPrivateFiles() ? 'private' : 'too-large'
}

/**
 * Asks for the file to write into where that is the way; call it straight from a click, as browsers demand.
 * Returns undefined when the person closed the dialog.
 */
export async function targetFor(way: Exclude<Way, 'too-large'>, name: string): Promise<Target | undefined> {
  if (way !== 'disk') return { kind: way }
  const zip = name.endsWith('.zip')
  const types = [
    zip
      ? { description: 'ZIP', accept: { 'application/zip': ['.zip'] } }
      : { description: 'CSV', accept: { 'text/csv': ['.csv'] } },
  ]
  try {
    const handle = await window.showSaveFilePicker?.({ suggestedName: name, types })
    return handle === undefined ? undefined : { kind: 'handle', handle }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    throw error
  }
}

/** Hands a finished file to the browser as an ordinary download. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads the address after the click; long files are kept by the download itself.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
