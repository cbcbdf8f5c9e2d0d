import { expect, it } from 'vitest'
import { mentionedIn, mentionParts } from './mentions.ts'

const people = [
  { id: '1', name: 'Ana' },
  { id: '2', name: 'Ana Ruiz' },
  { id: '3', name: 'Ñuño' },
  { id: '4', name: 'Ñuño' },
]
const called = (text: string) => mentionedIn(text, people).map(({ id }) => id)

it.each([
  ['Hola @ana, y @Ana Ruiz', ['1', '2']],
  ['@Ana Ruiz', ['2']],
  ['@Anabel', []],
  ['ana@Ana.es', []],
  ['(@ñuño)', ['3', '4']],
  ['@@Ana', ['1']],
  ['@', []],
])('%s', (text, ids) => {
  expect(called(text)).toEqual(ids)
})

it('the parts are the text', () => {
  const text = 'A @Ana Ruiz: mira @ana.'
  expect(mentionParts(text, people).map((part) => part.text)).toEqual([
    'A ',
    '@Ana Ruiz',
    ': mira ',
    '@ana',
    '.',
  ])
})
