import { expect, it } from 'vitest'
import { readPageFilter } from './page-filter.ts'

it.each([
  ['', { state: null, siteId: null, folderId: null, order: 'updated', q: '', bin: false }],
  [
    'state=changed&order=name&q=%20casa%20',
    { state: 'changed', siteId: null, folderId: null, order: 'name', q: 'casa', bin: false },
  ],
  [
    'view=bin&state=toString&order=constructor',
    { state: null, siteId: null, folderId: null, order: 'updated', q: '', bin: true },
  ],
])('reads the address %s', (address, filter) => {
  expect(readPageFilter(new URLSearchParams(address))).toEqual(filter)
})
