import { expect, it } from 'vitest'
import { queryKey, queryOfKey } from '../../values/collection.ts'
import { fillProps } from '../fill-variables.ts'
import { valuesOf } from './item-values.ts'
import { filledNode } from '../filled-node.ts'

const bold = [{ kind: 'bold', from: 0, to: 4 }]
const pictures = [
  { src: 'https://x.test/a.jpg', alt: 'Una' },
  { src: 'https://x.test/b.jpg', alt: '' },
]
const valueOf = valuesOf({
  values: {
    'item.cuerpo': { text: 'Hola a todos', spans: bold },
    'item.fotos': { pictures },
    'item.vacias': { pictures: [] },
    'item.color': '#112233',
  },
})

it('a rich text keeps what is set apart in it, wherever in a paragraph its name stands', () => {
  expect(fillProps('text', { text: '{{item.cuerpo}}' }, valueOf)).toMatchObject({
    text: 'Hola a todos',
    textSpans: bold,
  })
  const around = { text: 'Dice: {{item.cuerpo}}.', textSpans: [{ kind: 'italic', from: 0, to: 4 }] }
  expect(fillProps('text', around, valueOf)).toMatchObject({
    text: 'Dice: Hola a todos.',
    textSpans: [
      { kind: 'italic', from: 0, to: 4 },
      { kind: 'bold', from: 6, to: 10 },
    ],
  })
  // Where no mark may stand, it is its words.
  expect(fillProps('button', { text: '{{item.cuerpo}}' }, valueOf)).toEqual({ text: 'Hola a todos' })
})

it('marks that are none come to nothing', () => {
  const evil = valuesOf({
    values: {
      'item.cuerpo': { text: 'x', spans: [{ kind: 'link', link: 'javascript:alert(1)', from: 0, to: 1 }] },
    },
  })
  expect(fillProps('text', { text: '{{item.cuerpo}}' }, evil)).toMatchObject({ text: 'x', textSpans: [] })
})

it('an entry of a list whose picture is a gallery becomes one for each of them', () => {
  const items = [
    { image: '{{item.fotos}}', alt: '', caption: 'Foto' },
    { image: '/p/_pictures/c.jpg', alt: 'C' },
  ]
  expect(fillProps('gallery', { items }, valueOf)).toEqual({
    items: [
      { image: pictures[0]?.src, alt: 'Una', caption: 'Foto' },
      { image: pictures[1]?.src, alt: '', caption: 'Foto' },
      { image: '/p/_pictures/c.jpg', alt: 'C' },
    ],
  })
  expect(fillProps('image', { src: '{{item.fotos}}' }, valueOf)).toEqual({ src: pictures[0]?.src })
})

it('a gallery of which there is no picture is not there', () => {
  const node = { id: 'g', type: 'gallery', name: '', parent: null, children: [] }
  expect(
    filledNode({ ...node, props: { items: [{ image: '{{item.vacias}}', alt: '' }] } }, valueOf),
  ).toBeNull()
})

it('a colour stands where colours do', () => {
  expect(fillProps('button', { backgroundColor: '{{item.color}}' }, valueOf)).toEqual({
    backgroundColor: '#112233',
  })
})

it('a question that leaves one out is another question, and reads the same', () => {
  const query = {
    collection: 'c',
    field: '',
    operator: 'is',
    value: '',
    sort: '',
    direction: 'up',
    limit: 3,
    names: ['item'],
    except: 'ana',
  }
  expect(queryOfKey(queryKey(query))).toEqual(query)
  const asks = { paging: 'more', search: false, filters: [] } as const
  expect(queryOfKey(queryKey({ ...query, asks }))).toEqual({ ...query, asks })
})
