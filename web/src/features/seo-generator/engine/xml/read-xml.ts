import { csvOfRows, detectEncoding, FileError, readText } from '@aurelio/page/generator'

/** It is read whole, and takes many times its size. */
export const maxXmlBytes = 32 * 1024 * 1024
const headBytes = 1024
const bare = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|&(?!#?[\w.-]{1,32};)/g

/** True for a file of XML, by how it begins and not by its name. */
export async function isXml(file: Blob): Promise<boolean> {
  const head = await textOf(file.slice(0, headBytes))
  return /^\s*<(?:\?xml|!--|[\p{L}_][\p{L}\p{N}._:-]*[\s>/])/u.test(head)
}

/** The repeated elements of a file of XML as the rows of a CSV in UTF-8. Throws FileError where it cannot be read. */
export async function csvOfXml(file: Blob): Promise<Blob> {
  if (file.size > maxXmlBytes)
    throw new FileError({ fault: 'file-too-large', found: file.size, expected: maxXmlBytes })
  const [{ parseXml }, { recordsOf, tableOf }, xml] = await Promise.all([
    import('@rgrove/parse-xml'),
    import('./records.ts'),
    textOf(file),
  ])
  const table = tableOf(recordsOf(rootOf(parseXml, xml)))
  if (table.length < 2) throw damaged()
  return csvOfRows(table)
}

function rootOf(parseXml: typeof import('@rgrove/parse-xml').parseXml, xml: string) {
  // Many programs write "Uno & dos" as it is, which is no XML.
  for (const text of [() => xml, () => withAmpersands(xml)])
    try {
      const { root } = parseXml(text(), { ignoreUndefinedEntities: true })
      if (root) return root
    } catch {
      // What is wrong is told in English, by a place in the text: to be exported again is all that helps.
    }
  throw damaged()
}

/** With `&amp;` for each sign that begins no reference, where that is no text of its own. */
function withAmpersands(xml: string): string {
  return xml.replaceAll(bare, (found) => (found === '&' ? '&amp;' : found))
}

function damaged() {
  return new FileError({ fault: 'damaged-xml' })
}

async function textOf(file: Blob): Promise<string> {
  const { encoding } = await detectEncoding(file)
  let text = ''
  for await (const piece of readText(file, encoding)) text += piece.text
  return text
}
