import { expect, test } from 'vitest'
import { documentOf, element } from '../testing/documents.ts'
import { fastest } from '../testing/fastest.ts'
import { createIdSession, idMaker, renewIds, takenIn } from './ids.ts'

const now = 1_763_640_000_000

test('an id is the type and 13 digits, with a suffix where two would be equal', () => {
  const next = (...taken: string[]) => idMaker(new Set(taken), { now })('text')
  expect(idMaker(new Set())('text')).toMatch(/^text-\d{13}$/)
  expect(next()).toBe(`text-${now}`)
  expect(next(`text-${now}`)).toBe(`text-${now}-2`)
  expect(next(`text-${now}`, `text-${now}-2`)).toBe(`text-${now}-3`)
})

test('two sessions make two ids, even in the same moment and without knowing of one another', () => {
  const sessions = Array.from({ length: 8 }, createIdSession)
  const ids = sessions.map((session) => idMaker(new Set(), { now, session })('text'))
  expect(new Set(ids).size).toBe(8)
  for (const id of ids) expect(id).toMatch(/^text-\d{13}-[\da-z]{4}$/)
  const own = idMaker(new Set(), { now, session: 'a1b2' })
  expect([own('text'), own('text')]).toEqual([`text-${now}-a1b2`, `text-${now}-a1b2-2`])
})

test('renewing gives every element of the subtree its own id and leaves the original alone', () => {
  const original = element('container-1', { gap: '4px' }, [element('text-2'), element('text-3')])
  const before = structuredClone(original)
  const taken = takenIn(documentOf(element(`text-${now}`)))
  const renewed = renewIds(original, taken, { now })
  expect(renewed.id).toBe(`container-${now}`)
  expect(renewed.props['gap']).toBe('4px')
  expect(renewed.props.children?.map((child) => child.id)).toEqual([`text-${now}-2`, `text-${now}-3`])
  expect(original).toEqual(before)
})

test('thousands at one moment are quick', () => {
  const many = element(
    'container-1',
    {},
    Array.from({ length: 10_000 }, (_, at) => element(`text-${at}`)),
  )
  expect(
    fastest(
      process,
      3,
      () => many,
      (each) => renewIds(each),
    ),
  ).toBeLessThan(200)
  const renewed = renewIds(many)
  expect(new Set(renewed.props.children?.map((child) => child.id)).size).toBe(10_000)
})
