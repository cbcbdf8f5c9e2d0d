import { expect, it } from 'vitest'
import { fileLinks } from './file-links.ts'

const hourMs = 60 * 60 * 1000
const file = { fileId: 'file', pageId: 'page' }

it('are good until their own moment, and then still say what they named', () => {
  let now = 1_800_000_000_000
  const links = fileLinks('secret', () => now)
  const token = links.sign(file, 2)
  now += 2 * hourMs
  expect(links.read(token)).toEqual({ ...file, isOver: false })
  now += 1
  expect(links.read(token)).toEqual({ ...file, isOver: true })
})

it("are nobody else's to make", () => {
  const token = fileLinks('secret').sign(file, 1)
  const [body = '', mac = ''] = token.split('.')
  const changed = Buffer.from(JSON.stringify(['other', 'page', 9_999_999_999_999])).toString('base64url')
  const links = fileLinks('secret')
  for (const each of [
    '',
    'x',
    body,
    `${changed}.${mac}`,
    `${token}.x`,
    `${body}.${mac}a`,
    'x'.repeat(10_000),
  ])
    expect(links.read(each)).toBeNull()
  expect(fileLinks('another').read(token)).toBeNull()
})
