import { expect, it } from 'vitest'
import { type Indexed, termsOf, termsWanted } from './terms.ts'

const lead: Indexed = {
  workspaceId: 'w',
  spam: 0,
  state: 'new',
  pageId: 'p',
  assigneeId: null,
  labels: '[]',
  search: 'inigo pena\nigopena@correo.es\n600 123 456\nzapatos de montaña',
  teamSearch: 'vip',
  phoneKey: '600123456',
}
const all = new Set(termsOf(lead, ['VIP']))
const isFound = (wanted: Partial<Parameters<typeof termsWanted>[0]>) =>
  termsWanted({ workspaceId: 'w', spam: 0, words: [], ...wanted }).every((term) => all.has(term))

it.each(['i', 'in', 'inigo', 'nig', 'pena@corr', '0012345', 'patos', 'montaña', 'vip'])(
  'has every term that %s is looked for by',
  (word) => expect(isFound({ words: [word] })).toBe(true),
)

it.each(['n', 'ni', 'inigo.', 'zapatilla', 'galerna'])('lacks one that %s is looked for by', (word) =>
  expect(isFound({ words: [word] })).toBe(false),
)

it('knows what a lead is filtered by', () => {
  expect(isFound({ state: 'new', pageId: 'p', label: 'VIP' })).toBe(true)
  for (const other of [
    { state: 'won' },
    { pageId: 'q' },
    { label: 'vip' },
    { assigneeId: 'u' },
    { spam: 1 as const },
  ])
    expect(isFound(other)).toBe(false)
  expect(isFound({ workspaceId: 'other' })).toBe(false)
})

it('looks up a few pieces of a long word, over all of its length', () => {
  const word = 'a'.repeat(100) + 'zzz'
  expect(termsWanted({ workspaceId: 'w', spam: 0, words: [word] }).length).toBeLessThan(6)
  expect(termsWanted({ workspaceId: 'w', spam: 0, words: [word] })).not.toEqual(
    termsWanted({ workspaceId: 'w', spam: 0, words: ['a'.repeat(103)] }),
  )
})
