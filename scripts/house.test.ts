import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { inRoot, root } from './root.mjs'

// A rule that does not fit is changed for everybody in .oxlintrc.json, never switched off on the spot.
const switchedOff = new RegExp(`(ox|es)lint-${'disable'}`)

it('no source switches a lint rule off in a comment', async () => {
  const sources = glob('{page,contracts,server,web,e2e,bench,scripts,docs}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  })
  const paths = await Array.fromAsync(sources)
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter((path) => switchedOff.test(readFileSync(inRoot(path), 'utf8')))).toEqual([])
})
