import { expect, it } from 'vitest'
import type { Reader } from './reader.ts'
import { readersBy } from './readers.ts'

const nameOf = (reader: Reader) => ('name' in reader ? String(reader.name) : '')

function tried(most: number) {
  const told: string[] = []
  let at = 0
  const readers = readersBy((language) => {
    at += 1
    const name = `${language}${at}`
    told.push(`start ${name}`)
    const reader: Reader & { name: string } = {
      name,
      read: () => Promise.reject(new Error('not read here')),
      end: () => void told.push(`end ${name}`),
    }
    return Promise.resolve(reader)
  }, most)
  return { told, readers }
}
const resting = () => new Promise((resolve) => setTimeout(resolve))

it('starts as many readers as there is work for, and never more than it may', async () => {
  const { told, readers } = tried(2)
  const [first, second, third] = [0, 1, 2].map(() => Promise.withResolvers<void>())
  const used: string[] = []
  const all = [first, second, third].map((gate) =>
    readers.read('spa', async (reader) => {
      used.push(nameOf(reader))
      await gate?.promise
    }),
  )
  await resting()
  expect(used).toEqual(['spa1', 'spa2'])
  second?.resolve()
  await resting()
  expect(used).toEqual(['spa1', 'spa2', 'spa2'])
  first?.resolve()
  third?.resolve()
  await Promise.all(all)
  expect(told).toEqual(['start spa1', 'start spa2'])
})

it('goes on with the same reader, and ends it for another language', async () => {
  const { told, readers } = tried(2)
  await readers.read('spa', () => Promise.resolve())
  await readers.read('spa', () => Promise.resolve())
  await readers.read('fra', () => Promise.resolve())
  readers.end()
  await resting()
  expect(told).toEqual(
    ['start spa1', 'end spa1', 'start fra2', 'end fra2'].toSorted(
      (a, b) => told.indexOf(a) - told.indexOf(b),
    ),
  )
  expect(told).toHaveLength(4)
})

it('lets the next one read where one failed', async () => {
  const { readers } = tried(1)
  await expect(readers.read('spa', () => Promise.reject(new Error('a page')))).rejects.toThrow('a page')
  expect(await readers.read('spa', (reader) => Promise.resolve(nameOf(reader)))).toBe('spa1')
})
