import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { batchChanges } from './batch-changes.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function bench() {
  const store = createStore(() => ({ sum: 1 }))
  const told: number[] = []
  store.subscribe(({ sum }) => told.push(sum))
  return { store, told, gathered: batchChanges(store) }
}

it('makes changes in their order and tells them together', () => {
  const { gathered, told } = bench()
  gathered.soon(({ sum }) => ({ sum: sum + 2 }))
  gathered.soon(({ sum }) => ({ sum: sum * 10 }))
  expect(told).toEqual([])
  vi.advanceTimersByTime(100)
  expect(told).toEqual([30])
  gathered.soon(({ sum }) => ({ sum: sum + 1 }))
  vi.advanceTimersByTime(100)
  expect(told).toEqual([30, 31])
})

it('makes them at once where somebody needs them, and not again', () => {
  const { gathered, store, told } = bench()
  gathered.soon(({ sum }) => ({ sum: sum + 2 }))
  gathered.flush()
  expect(store.getState()).toEqual({ sum: 3 })
  gathered.flush()
  vi.advanceTimersByTime(1000)
  expect(told).toEqual([3])
})
