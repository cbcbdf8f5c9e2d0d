import { makeZip } from 'client-zip'
import { downloadBlob } from '../../../platform/files/download.ts'

/** One file of a ZIP, by its name with folders. */
export type ZipEntry = { name: string; input: string | Blob }

/** Hands a ZIP of these files to the browser's downloads. */
export async function saveZip(name: string, files: readonly ZipEntry[]): Promise<void> {
  const zip = await new Response(makeZip(files)).blob()
  downloadBlob(new Blob([zip], { type: 'application/zip' }), `${name}.zip`)
}
