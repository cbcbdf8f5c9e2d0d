import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Folders that hold no sources, and files that no build reads. */
const skippedFolders = new Set(['node_modules', 'dist', 'data', 'testing'])
const skippedFiles = /\.test\.tsx?$|^vitest\.config\.ts$|\.md$/

/**
 * A hash over the names and contents of all sources under the given paths (files or folders, relative to
 * `base`), the same on every machine. Contents, not dates: a fresh clone and a changed branch both count right.
 * @param {readonly string[]} paths
 * @param {string} [base]
 */
export async function fingerprint(paths, base = root) {
  const hash = createHash('sha256')
  const files = (await Promise.all(paths.map((path) => filesUnder(base, path)))).flat().toSorted()
  for (const file of files) {
    const content = await readFile(join(base, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} base
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesUnder(base, path) {
  if (!(await stat(join(base, path))).isDirectory()) return [path]
  const entries = await readdir(join(base, path), { withFileTypes: true })
  const lists = entries.map(async (entry) => {
    const inner = `${path}/${entry.name}`
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesUnder(base, inner)
    return skippedFiles.test(entry.name) ? [] : [inner]
  })
  return (await Promise.all(lists)).flat()
}
