import { expect, test } from 'vitest'
import { isNarrowed, listAskText, readListAsk } from './list-ask.ts'
import { listWindow, mostPagesOf } from './list-window.ts'

test('an address asks of one list, and the same question is one text', () => {
  const ask = readListAsk('utm_source=x&f-zona=Playa&pagina=3&lista=2&buscar=%20mar%20&f-precio-desde=5')
  expect(ask).toEqual({
    list: 2,
    page: 3,
    search: 'mar',
    filters: { 'f-zona': 'Playa', 'f-precio-desde': '5' },
  })
  const text = ask ? listAskText(ask) : ''
  expect(text).toBe('lista=2&buscar=mar&f-precio-desde=5&f-zona=Playa&pagina=3')
  expect(readListAsk(text)).toEqual(ask)
})

test.each([
  '',
  'pagina=2',
  'lista=',
  'lista=0',
  'lista=51',
  'lista=-1',
  'lista=1.5',
  'lista=uno',
  'otralista=1',
])('asks nothing: %s', (query) => {
  expect(readListAsk(query)).toBeNull()
})

test('what is out of all measure is not there', () => {
  expect(readListAsk('lista=1&pagina=1000000&f-__proto__=1&f-=1&f-a=&f-a.b=1&buscar=%00%01')).toEqual({
    list: 1,
    page: 1,
    search: '',
    filters: {},
  })
  const long = readListAsk(`lista=1&buscar=${'x'.repeat(500)}`)
  expect(long?.search).toHaveLength(100)
  const many = Array.from({ length: 60 }, (_, at) => `f-a${at}=1`).join('&')
  expect(Object.keys(readListAsk(`lista=1&${many}`)?.filters ?? {})).toHaveLength(20)
})

test('another page narrows nothing, a search and a choice do', () => {
  expect(isNarrowed({ search: '', filters: {} })).toBe(false)
  expect(isNarrowed({ search: 'mar', filters: {} })).toBe(true)
  expect(isNarrowed({ search: '', filters: { 'f-a': '1' } })).toBe(true)
})

test('a page shows its items, or all up to it, of which no more than people wait for', () => {
  expect(listWindow({ paging: 'pages', limit: 6 }, 3)).toEqual({ from: 12, count: 6 })
  expect(listWindow({ paging: 'more', limit: 6 }, 3)).toEqual({ from: 0, count: 18 })
  expect(listWindow({ paging: 'more', limit: 100 }, 5)).toEqual({ from: 200, count: 300 })
  expect(listWindow({ paging: 'none', limit: 6 }, 3)).toEqual({ from: 0, count: 6 })
  expect(mostPagesOf({ paging: 'pages', limit: 6 }, 0)).toBe(1)
  expect(mostPagesOf({ paging: 'pages', limit: 6 }, 13)).toBe(3)
  expect(mostPagesOf({ paging: 'none', limit: 6 }, 13)).toBe(1)
})
