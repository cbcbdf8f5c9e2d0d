import { describe, expect, it } from 'vitest'
import { readPages, readRanges } from './ranges.ts'

describe('ranges of pages', () => {
  it('reads pages, spans and open ends, a group for each part', () => {
    expect(readRanges('1-3, 5 ; 8-', 10).groups).toEqual([[0, 1, 2], [4], [7, 8, 9]])
    expect(readRanges('-2,10', 10).groups).toEqual([[0, 1], [9]])
    expect(readRanges('2 – 3', 10).groups).toEqual([[1, 2]])
    expect(readRanges('4,4,1', 10).groups).toEqual([[3], [3], [0]])
  })

  it.each([
    ['', 'empty', ''],
    [' , ', 'empty', ''],
    ['3-1,abc,999', 'backwards', '3-1'],
    ['1,abc,999', 'not-a-range', 'abc'],
    ['1,999', 'beyond', '999'],
    ['0', 'beyond', '0'],
    ['1-99999999999999999999', 'beyond', '1-99999999999999999999'],
    ['11-', 'beyond', '11-'],
    ['30-11', 'backwards', '30-11'],
    ['1-2-3', 'not-a-range', '1-2-3'],
    ['-', 'not-a-range', '-'],
    ['1.5', 'not-a-range', '1.5'],
  ])('refuses %j and says which part', (text, code, part) => {
    expect(readRanges(text, 10).problem).toEqual({ code, part })
  })

  it('reads a choice of pages, each once and in order; no text means all', () => {
    expect(readPages('5,1-2,2', 9).places).toEqual([0, 1, 4])
    expect(readPages(' ', 3).places).toEqual([0, 1, 2])
    expect(readPages('x', 3).problem).toEqual({ code: 'not-a-range', part: 'x' })
  })
})
