import { expect, it } from 'vitest'
import { batchLines, flushLogs } from './batch-lines.ts'

function recorded(enough: number) {
  const told: string[] = []
  const lines = batchLines(
    {
      write: (text) => told.push(text),
      flush: () => told.push('flush'),
      flushSync: () => told.push('flushSync'),
    },
    enough,
  )
  return { told, lines }
}

it('hands lines on together, in order, once there are enough of them', () => {
  const { told, lines } = recorded(10)
  for (const line of ['uno\n', 'dos\n', 'tres\n', 'más\n']) lines.write(line)
  expect(told).toEqual(['uno\ndos\ntres\n'])
  lines.flush()
  expect(told).toEqual(['uno\ndos\ntres\n', 'más\n', 'flush'])
})

it('asks the destination to write though there is nothing new', () => {
  const { told, lines } = recorded(10)
  lines.flush()
  expect(told).toEqual(['flush'])
})

it('writes what it holds before the process ends', () => {
  const { told, lines } = recorded(10)
  lines.write('uno\n')
  flushLogs()
  expect(told).toEqual(['uno\n', 'flushSync'])
})
