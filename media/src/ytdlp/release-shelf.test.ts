import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { releaseShelf, type ReleaseShelf } from './release-shelf.ts'

const program = (version: string) => `#!/bin/sh\necho ${version}\n`
const sums = (text: string) =>
  `${'0'.repeat(64)}  yt-dlp.exe\n${createHash('sha256').update(text).digest('hex')}  yt-dlp\n`
const starts = async (file: string, version: string) => readFileSync(file, 'utf8').includes(`echo ${version}`)
let tampered = false
const releases = createServer((request, response) => {
  const [, version = '', name] = (request.url ?? '').split('/')
  if (version === 'missing') response.writeHead(404).end()
  else if (name === 'SHA2-256SUMS') response.end(sums(program(version)))
  else response.end(program(version) + (tampered ? '# more' : ''))
})
let shelf: ReleaseShelf
let folder: string

beforeAll(async () => new Promise<void>((resolve) => releases.listen(0, '127.0.0.1', resolve)))
afterAll(() => releases.close())
beforeEach(() => {
  tampered = false
  folder = temporaryFolder()
  const address = releases.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  shelf = releaseShelf(folder, starts, `http://127.0.0.1:${port}`)
})

it('fetches a verified release, keeps the one before, and goes back to it', async () => {
  expect(await shelf.current()).toBeNull()
  await shelf.fetch('2026.07.04')
  await shelf.fetch('2026.08.19')
  expect(await shelf.versions()).toEqual(['2026.08.19', '2026.07.04'])
  const current = (await shelf.current()) ?? ''
  expect(readFileSync(current, 'utf8')).toBe(program('2026.08.19'))
  expect(statSync(current).mode & 0o777).toBe(0o755)
  expect(await shelf.restore()).toBe(true)
  expect(await shelf.versions()).toEqual(['2026.07.04', '2026.08.19'])
  await shelf.fetch('2026.09.01')
  expect(await shelf.versions()).toEqual(['2026.09.01', '2026.07.04'])
  expect(await readdir(folder)).toEqual(expect.not.arrayContaining(['2026.08.19']))
})

it('takes nothing that is not what was published', async () => {
  tampered = true
  await expect(shelf.fetch('2026.08.19')).rejects.toThrow(/published checksum/)
  expect(await shelf.current()).toBeNull()
  expect(await readdir(folder)).toEqual([])
})

it('says when a release cannot be had, and has nothing to go back to', async () => {
  await expect(shelf.fetch('missing')).rejects.toThrow(/could not be fetched \(404\)/)
  expect(await shelf.restore()).toBe(false)
})
