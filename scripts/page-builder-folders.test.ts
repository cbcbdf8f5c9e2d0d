import { existsSync, globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from './root.mjs'

// The page builder as it really is: what each file imports, resolved. Lint refuses what is written wrongly;
// this finds what no single file shows.
const feature = 'web/src/features/page-builder'
/** Names the feature's screens for the app; it knows all of them, and none of them knows it. */
const manifest = 'feature.ts'
const floors = ['model', 'sync', 'surface', 'panels']

type Import = { from: string; to: string }

const files = globSync(`${feature}/**/*.{ts,tsx}`, { cwd: inRoot() }).map((file) =>
  posix.relative(feature, file),
)
const imports = files.flatMap(importsOf)
const product = imports.filter(({ from }) => !/\.test\.tsx?$/.test(from) && !from.includes('/testing/'))

function importsOf(from: string): Import[] {
  const source = readFileSync(inRoot(feature, from), 'utf8')
  const written = source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)
  const targets = [...written].map(([, path = '']) =>
    posix.join(posix.dirname(from), path.replace(/\?raw$/, '')),
  )
  return targets.filter((to) => !to.startsWith('..')).map((to) => ({ from, to }))
}

/** The folder of a file, no deeper than so many steps. */
function folderOf(file: string, depth: number): string {
  return posix.dirname(file).split('/').slice(0, depth).join('/')
}

function mutualPairs(depth: number): string[] {
  const below = product.filter(({ from }) => from !== manifest)
  const ways = new Set(below.map(({ from, to }) => `${folderOf(from, depth)} -> ${folderOf(to, depth)}`))
  return [...ways].filter((way) => {
    const [from = '', to = ''] = way.split(' -> ')
    return from < to && ways.has(`${to} -> ${from}`)
  })
}

function floorOf(file: string): number {
  return floors.findIndex((floor) => file.startsWith(`editor/${floor}/`))
}

test('every import that is found leads to a file', () => {
  expect(imports.length).toBeGreaterThan(600)
  expect(imports.filter(({ to }) => !existsSync(inRoot(feature, to)))).toEqual([])
})

test('the editor has its four floors, and each imports only those before it', () => {
  for (const floor of floors) expect(files.some((file) => floorOf(file) === floors.indexOf(floor))).toBe(true)
  const broken = imports.filter(({ from, to }) => {
    if (floorOf(from) === -1 || !to.startsWith('editor/')) return false
    return floorOf(to) === -1 || floorOf(to) > floorOf(from)
  })
  expect(broken).toEqual([])
})

test('nothing here imports the editor’s screen, and nothing imports the manifest', () => {
  const screens = imports.filter(({ to }) => to === 'editor/editor-screen.tsx')
  expect(screens).toEqual([])
  expect(imports.filter(({ to }) => to === manifest)).toEqual([])
})

test.each([1, 2, 3, 4, 5])('no two folders import each other, seen %i steps deep', (depth) => {
  expect(mutualPairs(depth)).toEqual([])
})
