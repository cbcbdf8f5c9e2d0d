import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { inRoot } from './root.mjs'

// In a process of its own: two thousand small modules are read there in a second, and here in ten.
test('the chooser’s icons are those of the installed library', { timeout: 60_000 }, () => {
  expect(execFileSync(process.execPath, [inRoot('scripts', 'icon-drawings.mjs'), '--check']).length).toBe(0)
})
