import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** Debian's packages of wallpapers: photographs that are free, large, and not made for this. */
const packages = ['mate-backgrounds', 'ukui-wallpapers', 'lomiri-wallpapers-20.04'] as const
const largest = 20 * 1024 * 1024

export type Photo = { name: string; bytes: Buffer }

/** So many photographs, fetched by `apt-get download` into `folder`, the largest first. Needs Debian's mirror. */
export async function debianPhotos(folder: string, count: number): Promise<Photo[]> {
  await run('apt-get', ['download', ...packages], { cwd: folder })
  for (const file of await readdir(folder))
    if (file.endsWith('.deb')) await run('dpkg-deb', ['-x', file, 'unpacked'], { cwd: folder })
  const entries = await readdir(join(folder, 'unpacked'), { recursive: true, withFileTypes: true })
  const photos = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && /\.jpe?g$/.test(entry.name))
      .map(async (entry) => ({
        name: entry.name,
        bytes: await readFile(join(entry.parentPath, entry.name)),
      })),
  )
  const fitting = photos.filter(({ bytes }) => bytes.length <= largest)
  if (fitting.length < count) throw new Error(`Only ${fitting.length} photographs were found.`)
  return fitting.toSorted((one, other) => other.bytes.length - one.bytes.length).slice(0, count)
}
