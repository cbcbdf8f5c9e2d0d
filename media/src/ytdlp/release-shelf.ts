import { createHash, randomUUID } from 'node:crypto'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Where the project publishes its releases. */
export const officialReleases = 'https://github.com/yt-dlp/yt-dlp/releases/download'
const listSchema = z.object({ versions: z.array(z.string().regex(/^[\w.]{1,40}$/)).max(2) })
const fetchMilliseconds = 120_000
const largest = 32 * 1024 * 1024

/** Fetched versions of the engine in the data folder: the one in use and the one before. */
export type ReleaseShelf = {
  /** The program in use; null where none was fetched. */
  current: () => Promise<string | null>
  /** Versions, the one in use first. */
  versions: () => Promise<string[]>
  /** Fetches a release and takes it into use. Throws where it cannot be had or is not what was published. */
  fetch: (version: string) => Promise<void>
  /** Takes the version before into use; false where there is none. */
  restore: () => Promise<boolean>
}

/** `starts` answers whether a program runs and says this version. */
export function releaseShelf(
  folder: string,
  starts: (file: string, version: string) => Promise<boolean>,
  source: string = officialReleases,
): ReleaseShelf {
  const list = join(folder, 'versions.json')
  const fileOf = (version: string) => join(folder, version, 'yt-dlp')
  async function versions() {
    const text = await readFile(list, 'utf8').catch(() => '{"versions":[]}')
    return listSchema.safeParse(json(text)).data?.versions ?? []
  }
  async function write(next: string[]) {
    const draft = join(folder, `${randomUUID()}.json`)
    await writeFile(draft, JSON.stringify({ versions: next }), { flush: true })
    await rename(draft, list)
  }
  return {
    versions,
    async current() {
      const [first] = await versions()
      return first ? fileOf(first) : null
    },
    async fetch(version) {
      await mkdir(folder, { recursive: true })
      const draft = join(folder, `draft-${randomUUID()}`)
      try {
        await mkdir(draft)
        const published = checksumOf((await download(`${source}/${version}/SHA2-256SUMS`)).toString('utf8'))
        const program = await download(`${source}/${version}/yt-dlp`)
        if (createHash('sha256').update(program).digest('hex') !== published)
          throw new Error('The fetched engine does not match its published checksum.')
        const file = join(draft, 'yt-dlp')
        await writeFile(file, program, { flush: true })
        await chmod(file, 0o755)
        if (!(await starts(file, version)))
          throw new Error('The fetched engine does not start. It needs Python 3.10 or newer.')
        await rm(join(folder, version), { recursive: true, force: true })
        await rename(draft, join(folder, version))
      } finally {
        await rm(draft, { recursive: true, force: true })
      }
      const before = (await versions()).filter((known) => known !== version)
      await write([version, ...before].slice(0, 2))
      for (const old of before.slice(1)) await rm(join(folder, old), { recursive: true, force: true })
    },
    async restore() {
      const [current, before] = await versions()
      if (!current || !before) return false
      await write([before, current])
      return true
    },
  }
}

/** The line of the zipapp in a list such as `sha256sum` writes. */
function checksumOf(sums: string) {
  const found = /^([0-9a-f]{64}) [ *]yt-dlp$/m.exec(sums)
  if (!found?.[1]) throw new Error('The published checksums do not name the engine.')
  return found[1]
}

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchMilliseconds) })
  if (!response.ok || !response.body)
    throw new Error(`The release could not be fetched (${response.status}).`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.length
    if (size > largest) throw new Error('The release is larger than it can be.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
