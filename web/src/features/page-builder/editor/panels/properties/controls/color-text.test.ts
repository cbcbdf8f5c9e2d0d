import { describe, expect, it } from 'vitest'
import { acceptedColor, filterColor, isRefused, settledColor, type ColorRule } from './color-text.ts'

describe('filterColor', () => {
  it.each<[string, ColorRule, string]>([
    ['#12zz34', 'hex', '#1234'],
    ['#123456789', 'hex', '#123456789'],
    ['red', 'hex', 'ed'],
    ['trans', 'background', 'trans'],
    ['Transparent', 'background', 'transparent'],
    ['#1234567890ff', 'background', '#1234567890'],
    ['url(x)', 'background', ''],
    ['#ff0000;color:red', '#ffffff', '#ff0000'],
  ])('%j (%s) leaves %j', (text, rule, expected) => {
    expect(filterColor(text, rule)).toBe(expected)
  })
})

describe('isRefused', () => {
  it.each<[string, ColorRule, boolean, boolean]>([
    ['rojo', 'hex', false, true],
    ['r', 'hex', true, true],
    [' ', 'hex', true, true],
    ['', 'hex', true, false],
    ['verde', 'hex', false, false],
    ['#12345', 'hex', true, false],
    ['x', 'background', true, true],
    ['t', 'background', true, false],
    ['', 'background', true, false],
    ['rojo', 'background', false, false],
    ['x', '#000000', true, true],
    ['rojo', '#000000', false, false],
  ])('%j (%s, typed: %s): %s', (text, rule, isTyped, expected) => {
    expect(isRefused(text, rule, isTyped)).toBe(expected)
  })
})

describe('acceptedColor', () => {
  it.each<[string, ColorRule, string | null]>([
    ['#A1b2C3', 'hex', '#A1b2C3'],
    ['#fff', 'hex', null],
    ['#1234567', 'hex', null],
    ['', 'hex', ''],
    ['transparent', 'hex', null],
    ['', 'background', 'transparent'],
    ['transparent', 'background', 'transparent'],
    ['#fff', 'background', null],
    ['#A1b2C380', 'background', '#A1b2C380'],
    ['#A1b2C380', 'hex', null],
    ['', '#000000', null],
  ])('%j (%s) gives %j', (text, rule, expected) => {
    expect(acceptedColor(text, rule)).toBe(expected)
  })
})

describe('settledColor', () => {
  it.each<[string, ColorRule, string | null]>([
    ['#fff', 'hex', null],
    ['#1234567', 'hex', null],
    ['#ff0000', 'hex', '#ff0000'],
    ['#fff', 'background', 'transparent'],
    ['tra', 'background', 'transparent'],
    ['#ff00001234', '#ffffff', '#ff0000'],
    ['#fff', '#ffffff', '#ffffff'],
    ['', '#000000', '#000000'],
  ])('%j (%s) ends as %j', (text, rule, expected) => {
    expect(settledColor(text, rule)).toBe(expected)
  })
})
