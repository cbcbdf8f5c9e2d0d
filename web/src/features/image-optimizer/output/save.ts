/** Long enough for the browser to have taken the file over. */
const releaseAfter = 60_000
/** Browsers drop downloads that start in the same moment. */
const pause = 250
const draftFolder = 'image-optimizer'

/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), releaseAfter)
}

/** One download after the other. */
export async function saveFiles(files: readonly { name: string; blob: Blob }[]): Promise<void> {
  for (const { name, blob } of files) {
    saveFile(blob, name)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/**
 * Saves a stream. It is written to a private file of the browser first, so that a large one never stands in memory;
 * where the browser has no such files it is gathered in a blob.
 */
export async function saveStream(
  stream: ReadableStream<Uint8Array>,
  name: string,
  type: string,
): Promise<void> {
  const draft = await openDraft().catch(() => null)
  if (!draft) {
    saveFile(await new Response(stream, { headers: { 'content-type': type } }).blob(), name)
    return
  }
  await stream.pipeTo(draft.writable)
  saveFile(await draft.handle.getFile(), name)
}

/** A new private file; those of earlier visits go. Rejects where the browser has none. */
async function openDraft() {
  const root = await navigator.storage.getDirectory()
  await root.removeEntry(draftFolder, { recursive: true }).catch(() => null)
  const folder = await root.getDirectoryHandle(draftFolder, { create: true })
  const handle = await folder.getFileHandle(`${Date.now()}.zip`, { create: true })
  return { handle, writable: await handle.createWritable() }
}
