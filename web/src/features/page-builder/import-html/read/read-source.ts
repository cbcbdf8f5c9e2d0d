import { ImportProblem } from '../../import/import-problem.ts'
import { readZip, type ZipFiles } from '../../import/read-zip.ts'
import { ImportHtmlProblem } from '../foreign/import-html-problem.ts'

/** Characters of one HTML page. */
const longestHtml = 5 * 1024 * 1024

/** A foreign page as it was given. */
export type ForeignSource = {
  html: string
  /** What lies beside it, by its name in the ZIP. */
  files: ZipFiles
  /** Where in the ZIP the page lies: its addresses count from there. */
  folder: string
  /** What to call it where it has no title. */
  name: string
}

/**
 * The page of a text that was pasted.
 * @throws ImportHtmlProblem `no-html`, `too-large`
 */
export function pastedSource(text: string): ForeignSource {
  return { html: checked(text), files: new Map(), folder: '', name: '' }
}

/**
 * The page of a file: HTML, or a ZIP with an `index.html` (else its only HTML page nearest to its root).
 * @throws ImportHtmlProblem `no-html`, `too-large`, `not-a-zip`, `too-many-files`
 */
export async function fileSource(file: File): Promise<ForeignSource> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const name = file.name.replace(/\.[a-z]+$/i, '')
  if (start[0] !== 0x50 || start[1] !== 0x4b) {
    if (file.size > longestHtml) throw new ImportHtmlProblem('too-large')
    return {
      html: checked(decoded(new Uint8Array(await file.arrayBuffer()))),
      files: new Map(),
      folder: '',
      name,
    }
  }
  const files = await unpacked(file)
  const page = pageIn(files)
  const bytes = page === undefined ? undefined : files.get(page)
  if (page === undefined || !bytes) throw new ImportHtmlProblem('no-html')
  if (bytes.length > longestHtml) throw new ImportHtmlProblem('too-large')
  return { html: checked(decoded(bytes)), files, folder: page.slice(0, page.lastIndexOf('/') + 1), name }
}

async function unpacked(file: File): Promise<ZipFiles> {
  try {
    return await readZip(file)
  } catch (error) {
    const code = error instanceof ImportProblem ? error.code : 'not-a-zip'
    const known = code === 'too-large' || code === 'too-many-files' ? code : 'not-a-zip'
    throw new ImportHtmlProblem(known, { cause: error })
  }
}

const depth = (name: string) => name.split('/').length
const rank = (name: string) => (/(?:^|\/)index\.html?$/i.test(name) ? 0 : 1)

function pageIn(files: ZipFiles): string | undefined {
  const pages = [...files.keys()].filter((name) => /\.html?$/i.test(name) && !name.startsWith('__MACOSX/'))
  return pages.toSorted((one, other) => rank(one) - rank(other) || depth(one) - depth(other))[0]
}

/** A page tells its letters in its first bytes, or has those of the web. */
function decoded(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  const [, label = 'utf-8'] = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head) ?? []
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

function checked(text: string): string {
  if (text.length > longestHtml) throw new ImportHtmlProblem('too-large')
  if (!/<[a-z!]/i.test(text)) throw new ImportHtmlProblem('no-html')
  return text
}
