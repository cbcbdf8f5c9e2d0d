import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.mjs'

describe('fingerprint', () => {
  let folder = ''
  const file = (path: string) => join(folder, path)
  const take = () => fingerprint(['page', 'package-lock.json'], folder)

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aurelio-fingerprint-'))
    await mkdir(file('page/src/values'), { recursive: true })
    await writeFile(file('page/src/a.ts'), 'one')
    await writeFile(file('page/src/values/b.ts'), 'two')
    await writeFile(file('package-lock.json'), '{}')
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('depends on contents, not on dates', async () => {
    const before = await take()
    await utimes(file('page/src/a.ts'), 1, 1)
    expect(await take()).toBe(before)
  })

  it.each([
    ['a file changes', () => writeFile(file('page/src/values/b.ts'), 'other')],
    ['a file is added', () => writeFile(file('page/src/c.ts'), '')],
    ['a file is removed', () => rm(file('page/src/a.ts'))],
    ['the lock changes', () => writeFile(file('package-lock.json'), '{ }')],
    [
      'text moves between files',
      async () => {
        await writeFile(file('page/src/a.ts'), 'onetwo')
        await writeFile(file('page/src/values/b.ts'), '')
      },
    ],
  ])('changes when %s', async (_, change) => {
    const before = await take()
    await change()
    expect(await take()).not.toBe(before)
  })

  it.each(['page/src/a.test.ts', 'page/node_modules/x.js', 'page/dist/x.js', 'page/README.md'])(
    'does not see %s, which no build reads',
    async (path) => {
      const before = await take()
      await mkdir(join(file(path), '..'), { recursive: true })
      await writeFile(file(path), 'x')
      expect(await take()).toBe(before)
    },
  )
})
