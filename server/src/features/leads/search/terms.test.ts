import { expect, it } from 'vitest'
import { type Indexed, lookedUp, phraseTerm, termsOf, termsWanted } from './terms.ts'

const lead: Indexed = {
  workspaceId: 'w',
  spam: 0,
  state: 'new',
  pageId: 'p',
  pageName: 'Captación',
  formId: 'f',
  proof: '{"publicationId":"x","address":"/p","consents":[{"text":"Acepto","link":""}]}',
  assigneeId: null,
  labels: '[]',
  search: 'inigo pena\nigopena@correo.es\n600 123 456\nzapatos de montaña',
  teamSearch: 'vip',
  phoneKey: '600123456',
}
const all = new Set(termsOf(lead, ['VIP']))
const isFound = (wanted: Partial<Parameters<typeof termsWanted>[0]>) =>
  termsWanted({ workspaceId: 'w', spam: 0, ...wanted }).every((term) => all.has(term))
const hasWord = (word: string) => lookedUp(word).every((term) => all.has(term))

it.each(['i', 'in', 'inigo', 'nig', 'pena@corr', '0012345', 'patos', 'montaña', 'vip'])(
  'has every term that %s is looked for by',
  (word) => expect(hasWord(word)).toBe(true),
)

it.each(['n', 'ni', 'inigo.', 'zapatilla', 'galerna'])('lacks one that %s is looked for by', (word) =>
  expect(hasWord(word)).toBe(false),
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
  expect(lookedUp(word).length).toBeLessThan(6)
  expect(lookedUp(word)).not.toEqual(lookedUp('a'.repeat(103)))
})

it('stands under the texts that it shares with others', () => {
  expect(all.has(phraseTerm({ kind: 'page', text: 'Captación' }))).toBe(true)
  expect(all.has(phraseTerm({ kind: 'consent', text: 'Acepto' }))).toBe(true)
  expect(all.has(phraseTerm({ kind: 'page', text: 'Acepto' }))).toBe(false)
})
