import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const longest = { maxBuffer: 512 * 1024 * 1024, timeout: 120_000, encoding: 'buffer' } as const

/** All that one way of reading gives of a file, as text; null where its program would not read it. */
type Read = { way: string; text: string | null }

/** What programs get out of a PDF: their texts, and its bytes as they are and unpacked, of which each letter is one byte. */
export async function readings(path: string): Promise<Read[]> {
  const unpacked = `${path}.unpacked`
  const programs = [
    ['pdftotext', ['-layout', path, '-']],
    ['pdftotext -raw', ['-raw', path, '-']],
    ['pdfinfo', [path]],
    ['pdfinfo -meta', ['-meta', path]],
    ['pdfinfo -js', ['-js', path]],
    ['pdfinfo -url', ['-url', path]],
    ['pdfinfo -dests', ['-dests', path]],
    ['pdfinfo -struct-text', ['-struct-text', path]],
    ['pdfdetach', ['-list', path]],
    ['mutool draw', ['draw', '-q', '-F', 'text', path]],
    ['mutool outline', ['show', path, 'outline']],
  ] as const
  const told: Read[] = await Promise.all(
    programs.map(async ([way, options]) => ({
      way,
      text: await output(way.split(' ')[0] ?? way, options),
    })),
  )
  const unpack = ['--qdf', '--object-streams=disable', '--warning-exit-0', path, unpacked]
  const isUnpacked = (await output('qpdf', unpack)) !== null
  const qpdf = isUnpacked ? await readFile(unpacked, 'latin1') : null
  await rm(unpacked, { force: true })
  return [...told, { way: 'qpdf', text: qpdf }, { way: 'bytes', text: await readFile(path, 'latin1') }]
}

/** Ways that give a word back, however it is written: letters, UTF-16, hexadecimal; capitals and accents as they stand. */
export function waysTo(word: string, read: readonly Read[]): string[] {
  const wide = Buffer.from(word, 'utf16le')
  const narrow = Buffer.from(word, 'latin1')
  const big = Buffer.from(wide).swap16()
  const forms = [
    word,
    Buffer.from(word).toString('latin1'),
    ...[wide, big].map((bytes) => bytes.toString('latin1')),
    ...[narrow, Buffer.from(word), big].map((bytes) => bytes.toString('hex')),
  ].map((form) => form.toLowerCase())
  return read.flatMap(({ way, text }) => {
    const letters = text?.toLowerCase() ?? ''
    return forms.some((form) => letters.includes(form)) ? [way] : []
  })
}

/** Words that stand in a PDF without being said: names that it writes for itself, and what its letters' files say of themselves. */
export async function unsaid(path: string, read: readonly Read[]): Promise<string> {
  const unpacked = read.find(({ way }) => way === 'qpdf')?.text ?? ''
  const folder = await mkdtemp(`${path}-fonts-`)
  await run('mutool', ['extract', path], { ...longest, cwd: folder }).catch(() => undefined)
  const fonts = (await readdir(folder)).filter((name) => name.startsWith('font-'))
  const letters = await Promise.all(fonts.map((name) => readFile(join(folder, name), 'latin1')))
  await rm(folder, { recursive: true })
  const names = new Set(unpacked.match(/\/[A-Za-z0-9+_.-]+/g))
  return [...names, ...own, ...letters.map((font) => font.replaceAll('\0', ''))].join(' ').toLowerCase()
}
const own = (
  'stream endobj trailer startxref invisible bytes title author subject keywords creator producer custom metadata ' +
  'suspects javascript encrypted optimized tagged userproperties version letter linearized helvetica embedded files'
).split(' ')

async function output(program: string, options: readonly string[]): Promise<string | null> {
  try {
    const { stdout } = await run(program, options, longest)
    return stdout.toString('utf8')
  } catch {
    return null
  }
}
