import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { inRoot } from './root.mjs'

/**
 * Within each folder, what stands in it (its files, and its sub-folders as wholes) must have an order: each imports only
 * what comes before it. Two that need each other, however far round, are a circle. An import of types alone counts too:
 * whoever moves one of the two must move the other.
 *
 * @typedef {{ folder: string, members: string[], arrows: string[] }} Circle
 */

const code = /\.(ts|tsx|mjs)$/
/** What proves the product may reach anywhere. */
const proof = /\.(test|journey)\.tsx?$|\/(authorization-rows|named-ids)\.ts$|\.d\.ts$/
const imported =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g

/**
 * The circles of a tree, given as the text of each file by its path from the root.
 * @param {ReadonlyMap<string, string>} files
 * @returns {Circle[]}
 */
export function circlesIn(files) {
  /** @type {Map<string, Map<string, Map<string, string>>>} Folder -> who imports -> what -> by which files. */
  const folders = new Map()
  for (const [file, text] of files)
    for (const target of targetsOf(file, text)) {
      const [folder, one, other] = parting(file, target)
      if (one === undefined || other === undefined || one === other) continue
      const within = valueOf(folders, folder, () => new Map())
      const arrows = valueOf(within, one, () => new Map())
      if (!arrows.has(other)) arrows.set(other, `${file} -> ${target}`)
    }
  return [...folders].flatMap(([folder, within]) =>
    ringsOf(within).map((members) => ({ folder, members, arrows: arrowsAmong(members, within) })),
  )
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {string[]} Files of the tree by their paths; of another workspace, that workspace.
 */
function targetsOf(file, text) {
  return [...text.matchAll(imported)].flatMap(([, from, loaded]) => {
    const written = from ?? loaded ?? ''
    if (written.startsWith('.')) return [posix.join(posix.dirname(file), written)]
    const workspace = /^@aurelio\/([^/]+)/.exec(written)?.[1]
    return workspace === undefined ? [] : [`${workspace}/package.json`]
  })
}

/**
 * The folder in which two paths part, and where each of them goes on.
 * @param {string} file
 * @param {string} target
 * @returns {[folder: string, one: string | undefined, other: string | undefined]}
 */
function parting(file, target) {
  const [ones, others] = [file.split('/'), target.split('/')]
  const at = ones.findIndex((part, place) => part !== others[place])
  return [ones.slice(0, at).join('/') || '.', ones[at], others[at]]
}

/**
 * Those who reach each other (Tarjan).
 * @param {ReadonlyMap<string, ReadonlyMap<string, string>>} within
 * @returns {string[][]}
 */
function ringsOf(within) {
  /** @type {Map<string, number>} */
  const lowest = new Map()
  /** @type {string[]} */
  const open = []
  /** @type {string[][]} */
  const rings = []
  /** @param {string} name */
  function visit(name) {
    const own = lowest.size
    lowest.set(name, own)
    open.push(name)
    let low = own
    for (const next of within.get(name)?.keys() ?? []) {
      if (!lowest.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? low)
    }
    lowest.set(name, low)
    if (low === own) {
      const ring = open.splice(open.indexOf(name))
      if (ring.length > 1) rings.push(ring.toSorted())
    }
    return low
  }
  for (const name of within.keys()) if (!lowest.has(name)) visit(name)
  return rings
}

/**
 * @param {readonly string[]} members
 * @param {ReadonlyMap<string, ReadonlyMap<string, string>>} within
 */
function arrowsAmong(members, within) {
  return members.flatMap((one) =>
    [...(within.get(one) ?? [])].flatMap(([other, arrow]) => (members.includes(other) ? [arrow] : [])),
  )
}

/**
 * @template Key, Value
 * @param {Map<Key, Value>} map
 * @param {Key} key
 * @param {() => Value} make
 */
function valueOf(map, key, make) {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

/** The product's own files, with what they say. */
export async function filesOfTree() {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: inRoot(),
    maxBuffer: 1e8,
  })
  const names = stdout.split('\n').filter((name) => code.test(name) && !proof.test(name))
  const texts = await Promise.all(
    // What git still lists may have been removed.
    names.map(async (name) => [name, await readFile(inRoot(name), 'utf8').catch(() => '')]),
  )
  return new Map(texts.map(([name = '', text = '']) => [name, text]))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const circles = circlesIn(await filesOfTree())
  for (const { folder, members, arrows } of circles)
    console.error(`In ${folder}, these import each other: ${members.join(', ')}\n  ${arrows.join('\n  ')}`)
  process.exitCode = circles.length === 0 ? 0 : 1
}
