import { expect, test } from 'vitest'
import { fileAddress } from './file-address.ts'
import { taskText, waitingText } from './task-text.ts'

test('each state reads as the specification says', () => {
  expect(taskText(null)).toBe('Preparing...')
  expect(taskText({ status: 'processing' })).toBe('Processing...')
  expect(taskText({ status: 'downloading', progress: 41.6 })).toBe('Downloading: 42%')
  expect(taskText({ status: 'completed' })).toBe('Download completed!')
  expect(taskText({ status: 'failed', error: 'x' })).toBe('Download failed')
})

test('who waits hears their place in the queue', () => {
  expect(waitingText({ status: 'processing', queue_position: 2 })).toBe(
    'Waiting for a free place: number 3 in the queue.',
  )
  expect(waitingText({ status: 'processing', queue_position: 0 })).toBe(
    'Waiting for a free place: you are next.',
  )
  expect(waitingText({ status: 'processing', queue_position: null })).toBe('')
})

test('an expired file has no address', () => {
  const result = { filename: 'a.mp4', size: 1, duration: null }
  expect(fileAddress({ task_id: 't', result })).toBe('/api/youtube/files/t')
  expect(fileAddress({ task_id: 't', result: { ...result, url: null } })).toBeNull()
  expect(fileAddress({ task_id: 't', result: null })).toBeNull()
})
