import { csvOfRows } from '../csv-rows.ts'
import { FileError } from '../csv-error.ts'
import { detectEncoding, readText } from '../encoding.ts'
import { columnsOfRecords, recordPath } from './records.ts'

/** It is read whole, and as a table takes some times its size. */
export const maxXmlBytes = 64 * 1024 * 1024
const headBytes = 1024

/** True for a file of XML, by how it begins and not by its name. */
export async function isXml(file: Blob): Promise<boolean> {
  const head = await textOf(file.slice(0, headBytes))
  return /^\s*<(?:\?xml|!--|[A-Za-z_][\w.-]*:?[\w.-]*[\s>/])/.test(head)
}

/** The repeated elements of a file of XML as the rows of a CSV in UTF-8. Throws FileError where it cannot be read. */
export async function csvOfXml(file: Blob): Promise<Blob> {
  if (file.size > maxXmlBytes)
    throw new FileError({ fault: 'file-too-large', found: file.size, expected: maxXmlBytes })
  const [{ Parser }, xml] = await Promise.all([import('saxen'), textOf(file)])
  const path = recordPath(new Parser(), xml)
  if (path === undefined) throw new FileError({ fault: 'damaged-xml' })
  const { header, rows } = columnsOfRecords(new Parser(), xml, path)
  return csvOfRows([header, ...rows])
}

async function textOf(file: Blob): Promise<string> {
  const { encoding } = await detectEncoding(file)
  let text = ''
  for await (const piece of readText(file, encoding)) text += piece.text
  return text
}
