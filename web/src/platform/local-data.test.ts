import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimLocalData, clearLocalData, onSignOut } from './local-data.ts'

let kept: string[]

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    },
  })
  kept = ['page', 'photo']
  onSignOut('pages', () => {
    kept = kept.filter((name) => name !== 'page')
  })
  onSignOut('photos', async () => {
    await Promise.resolve()
    kept = kept.filter((name) => name !== 'photo')
  })
})

afterEach(() => {
  onSignOut('broken', () => undefined)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('leaving clears everything that was named, and waits for it', async () => {
  await clearLocalData()
  expect(kept).toEqual([])
})

test('one that fails keeps no other from being cleared', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onSignOut('broken', () => Promise.reject(new Error('no store')))
  await clearLocalData()
  expect(kept).toEqual([])
  expect(warn).toHaveBeenCalledOnce()
})

test('the same person finds everything again, another one finds nothing', async () => {
  await claimLocalData('ana')
  await claimLocalData('ana')
  expect(kept).toEqual(['page', 'photo'])
  await claimLocalData('luis')
  expect(kept).toEqual([])
})
