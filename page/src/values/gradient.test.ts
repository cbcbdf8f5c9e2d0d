import { expect, test } from 'vitest'
import {
  buildGradient,
  defaultGradient,
  linearDirections,
  parseDirection,
  parseGradient,
  radialPositions,
} from './gradient.ts'

test('what is built is read again', () => {
  for (const direction of linearDirections) {
    const gradient = { type: 'linear', direction, color1: '#ff1b6d', color2: '#8B5CF6' } as const
    expect(parseGradient(buildGradient(gradient))).toEqual(gradient)
  }
  for (const direction of radialPositions) {
    const gradient = { type: 'radial', direction, color1: '#ffffff', color2: '#000000' } as const
    expect(parseGradient(buildGradient(gradient))).toEqual(gradient)
  }
})

test('the texts are CSS', () => {
  expect(buildGradient(defaultGradient)).toBe('linear-gradient(135deg, #ff1b6d, #8b5cf6)')
  expect(buildGradient({ ...defaultGradient, type: 'radial', direction: 'top left' })).toBe(
    'radial-gradient(circle at top left, #ff1b6d, #8b5cf6)',
  )
})

test('stops at their places are fine, other directions fall back', () => {
  expect(parseGradient('linear-gradient(90deg, #ff1b6d 0%, #8b5cf6 100%)')?.direction).toBe('90deg')
  expect(parseGradient('linear-gradient(91deg, #ff1b6d, #8b5cf6)')?.direction).toBe('135deg')
  expect(parseDirection('linear', 45)).toBe('45deg')
  expect(parseDirection('linear', '270')).toBe('270deg')
  expect(parseDirection('radial', 'url(x)')).toBe('center')
  expect(parseDirection('linear', undefined, '0deg')).toBe('0deg')
  expect(parseDirection('linear', { toString: 1 })).toBe('135deg')
})

test.each([
  'none',
  '',
  'url(x)',
  'linear-gradient(135deg, red, blue)',
  'linear-gradient(135deg, #ff1b6d, #8b5cf6); color: red',
  'linear-gradient(135deg,#ff1b6d,#8b5cf6),url(x)',
  5,
  null,
])('%j is no gradient', (value) => {
  expect(parseGradient(value)).toBeUndefined()
})
