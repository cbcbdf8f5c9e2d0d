import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from './root.mjs'

const read = (path: string) => readFileSync(inRoot('web', 'src', path), 'utf8')

test('every size of letters that the web app asks for is one of its theme: any other changes nothing', () => {
  const known = new Set([...read('ui/theme.css').matchAll(/--text-(\w+):/g)].map(([, size]) => size))
  const files = globSync('**/*.tsx', { cwd: inRoot('web', 'src') })
  const unknown = files.flatMap((path) =>
    [...read(path).matchAll(/\btext-(xs|dense|sm|base|md|lg|\d?xl)\b/g)]
      .filter(([, size]) => !known.has(size))
      .map(([name]) => `${path}: ${name}`),
  )
  expect(known.size).toBeGreaterThan(5)
  expect(files.length).toBeGreaterThan(100)
  expect(unknown).toEqual([])
})
