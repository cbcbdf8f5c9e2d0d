import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot, root } from './root.mjs'

// A rule that does not fit is changed for everybody in .oxlintrc.json, never switched off on the spot.
const switchedOff = /(ox|es)lint-[d]isable/

it('no source switches a lint rule off in a comment', () => {
  const paths = globSync(
    '{page,contracts,media,formats,proofs,server,web,e2e,bench,scripts,docs}/**/*.{ts,tsx,mjs}',
    {
      cwd: root,
      exclude: (path: string) => /(^|\/)(node_modules|dist)$/.test(path),
    },
  )
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter((path) => switchedOff.test(readFileSync(inRoot(path), 'utf8')))).toEqual([])
})
