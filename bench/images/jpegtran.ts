import { execFile } from 'node:child_process'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Bytes of a JPEG by `jpegtran -optimize -progressive`, and by the best of the ways of scanning that jpegrescan tries; null without jpegtran. */
export async function byJpegtran(folder: string, jpeg: Buffer) {
  const [given, made, scans] = ['given.jpg', 'made.jpg', 'scans.txt'].map((name) => join(folder, name))
  if (!given || !made || !scans) return null
  await writeFile(given, jpeg)
  const sizeBy = async (options: readonly string[]) => {
    await run('jpegtran', ['-copy', 'all', '-optimize', ...options, '-outfile', made, given])
    return (await stat(made)).size
  }
  try {
    const plain = await sizeBy(['-progressive'])
    const isGrey = (await planes(given)) === 1
    const sizes = [plain, await sizeBy([])]
    for (const script of scripts(isGrey)) {
      await writeFile(scans, script)
      sizes.push(await sizeBy(['-scans', scans]))
    }
    return { plain, searched: Math.min(...sizes) }
  } catch {
    return null
  }
}

async function planes(path: string): Promise<number> {
  const file = await readFile(path)
  for (let at = 2; at < file.length;) {
    const [marker = 0, length] = [file[at + 1], file.readUInt16BE(at + 2)]
    if (marker >= 0xc0 && marker <= 0xc2) return file[at + 9] ?? 0
    at += 2 + length
  }
  return 0
}

/** The means together or apart, where bands are divided, and how many low bits come later: all that may pay. */
function* scripts(isGrey: boolean): Generator<string> {
  const colours = isGrey ? [] : [1, 2]
  const means = isGrey
    ? ['0: 0 0 0 0;']
    : ['0 1 2: 0 0 0 0;', '0: 0 0 0 0;\n1 2: 0 0 0 0;', '0: 0 0 0 0;\n1: 0 0 0 0;\n2: 0 0 0 0;']
  for (const mean of means)
    for (const split of [63, 2, 5, 8, 12, 18])
      for (const low of [0, 1, 2]) {
        const bands =
          split === 63
            ? [[1, 63]]
            : [
                [1, split],
                [split + 1, 63],
              ]
        const luma = bands.map(([start, end]) => `0: ${start} ${end} 0 ${low};`)
        const finer = Array.from({ length: low }, (_, at) => `0: 1 63 ${low - at} ${low - at - 1};`)
        const chroma = colours.map((plane) => `${plane}: 1 63 0 0;`)
        yield [mean, ...luma, ...finer, ...chroma].join('\n')
      }
}
