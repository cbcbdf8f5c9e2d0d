import { execFile } from 'node:child_process'
import { glob, mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const debianPackage = 'mate-backgrounds'
/** Larger ones are pictures for walls, not what documents hold. */
const mostBytes = 2_000_000

/** Photographs that nothing here was tuned to, from a package of Debian, as base64; none where it cannot be fetched. */
export async function debianPhotographs(folder: string): Promise<string[]> {
  const own = join(folder, 'debian')
  await mkdir(own)
  try {
    await run('apt-get', ['download', debianPackage], { cwd: own })
    for await (const name of glob('*.deb', { cwd: own })) await run('dpkg-deb', ['-x', join(own, name), own])
  } catch {
    return []
  }
  const found: string[] = []
  for await (const name of glob('usr/**/*.jpg', { cwd: own })) {
    const path = join(own, name)
    if ((await stat(path)).size < mostBytes) found.push(await readFile(path, 'base64'))
  }
  return found
}
