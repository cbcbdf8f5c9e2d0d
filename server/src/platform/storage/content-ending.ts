import { Readable } from 'node:stream'
import { fileTypeFromStream } from 'file-type'

/** The ending that the content of a file is known by, whatever its name says; '' where it shows none. Ends the stream. */
export async function contentEnding(stream: Readable): Promise<string> {
  const found = await fileTypeFromStream(Readable.toWeb(stream)).catch(() => undefined)
  stream.destroy()
  return found?.ext ?? ''
}
