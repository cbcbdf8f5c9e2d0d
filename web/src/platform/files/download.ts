/** Long enough for the browser to have taken the file over. In milliseconds. */
const releaseAfter = 60_000
/** Browsers drop downloads that start in the same moment. */
const pause = 250

/** Hands a file to the browser's downloads. */
export function downloadBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  downloadAddress(address, name)
  setTimeout(() => URL.revokeObjectURL(address), releaseAfter)
}

/** The same for a file of the server, which names it by itself unless there is a name. */
export function downloadAddress(address: string, name = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}

/** One download after the other. */
export async function downloadEach(files: readonly { name: string; blob: Blob }[]): Promise<void> {
  for (const { name, blob } of files) {
    downloadBlob(blob, name)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
