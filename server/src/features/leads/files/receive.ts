import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { mostMegabytes } from '@aurelio/page'

/** What all texts of a body may weigh together: as much as a form that brings no files. */
const textBytes = 256 * 1024

const limits = {
  fieldNameSize: 200,
  // A field says itself when it is too long.
  fieldSize: textBytes,
  fields: 200,
  files: 12,
  parts: 210,
  headerPairs: 20,
  fileSize: mostMegabytes * 1024 * 1024,
}

export type Multipart = {
  entries: readonly (readonly [name: string, value: string])[]
  /** True where the texts are more than any form holds. */
  isTooLong: boolean
}

/** Takes one file of a body: `stream` has to be read to its end. `before`: the texts that came before it. */
export type TakeFile = (
  field: string,
  name: string,
  stream: BusboyFileStream,
  before: Multipart['entries'],
) => Promise<void>

/**
 * Reads a multipart body as it comes: texts are kept, bounded each and in number, and each file is handed on as a stream.
 * Null where it cannot be read.
 */
export async function receiveMultipart(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  takeFile: TakeFile,
): Promise<Multipart | null> {
  const entries: [string, string][] = []
  const taken: Promise<void>[] = []
  let isTooLong = false
  let texts = 0
  try {
    const busboy = new Busboy({ headers: { 'content-type': contentType }, limits })
    busboy.on('field', (name, value, _isNameCut, isCut) => {
      texts += value.length
      isTooLong ||= isCut || texts > textBytes
      if (!isTooLong) entries.push([name, value])
    })
    busboy.on('file', (field, stream, name) => {
      // A field for files in which none was chosen.
      if (name === '') stream.resume()
      else taken.push(takeFile(field, name, stream, entries))
    })
    await pipeline(Readable.fromWeb(body), busboy)
    await Promise.all(taken)
    return { entries, isTooLong }
  } catch {
    // What was begun comes to its own end first: nobody else clears up after it.
    await Promise.allSettled(taken)
    return null
  }
}
