import { expect, it } from 'vitest'
import { mentionedIn, peopleLike, typingAt, withMention } from './mentions.ts'

const people = [
  { id: '1', name: 'Ana' },
  { id: '2', name: 'Ana García' },
  { id: '3', name: 'Óscar Gil' },
]

it('knows the name that is being written, and no mail address', () => {
  expect(typingAt('Hola @os', 8)).toEqual({ from: 5, query: 'os' })
  expect(typingAt('@', 1)).toEqual({ from: 0, query: '' })
  expect(typingAt('(@ana g', 7)).toEqual({ from: 1, query: 'ana g' })
  for (const text of ['sin nadie', 'ana@ejemplo', `@ana\nsigue`, `@${'x'.repeat(41)}`])
    expect([text, typingAt(text, text.length)]).toEqual([text, null])
})

it('offers those whose name begins so, and puts the name in its place', () => {
  expect(peopleLike('os', people)).toEqual([people[2]])
  expect(peopleLike('g', people)).toEqual([people[1], people[2]])
  expect(peopleLike('scar', people)).toEqual([])
  expect(withMention('Oye @os, llama', { from: 4, query: 'os' }, { id: '3', name: 'Óscar Gil' })).toEqual({
    text: 'Oye @Óscar Gil , llama',
    caret: 15,
  })
})

it('tells whom a text names', () => {
  expect(mentionedIn('@Ana García, mira esto', people)).toEqual(['2'])
  expect(mentionedIn('@Ana y @Ana García', people)).toEqual(['2', '1'])
  expect(mentionedIn('Ana', people)).toEqual([])
  expect(mentionedIn('@Eva', [...people, { id: '4', name: 'Eva' }, { id: '5', name: 'Eva' }])).toEqual([
    '4',
    '5',
  ])
})
