import { expect, test } from 'vitest'
import { inspectCsv } from '@aurelio/page/generator'
import { firstChoices, settingsOf, splitOf } from './choices.ts'

test('without any choice the file keeps its delimiter, mark and line breaks, and the rule of the specification holds', async () => {
  const info = await inspectCsv(new Blob(['\uFEFFtitulo;web\r\nEn Madrid;www.x.es\r\n']))
  expect(settingsOf({ ...firstChoices, keyword: ' Madrid ' }, info, 1)).toEqual({
    keywords: [{ text: 'Madrid', column: 0 }],
    modes: ['text', 'slug'],
    ignoreAccents: false,
    wholeWord: false,
    keepCase: true,
    spintax: false,
    seed: '1',
    guardFormulas: false,
    dropRepeated: false,
    delimiter: ';',
    bom: true,
    lineBreak: '\r\n',
  })
})

test('what the person chose comes first; keywords of columns that are gone use the first', async () => {
  const info = await inspectCsv(new Blob(['a,b\n1,2']))
  const settings = settingsOf(
    {
      ...firstChoices,
      keyword: 'x',
      moreKeywords: [
        { id: 1, text: ' y ', column: 4 },
        { id: 2, text: ' ', column: 1 },
      ],
      modes: { 1: 'none' },
      delimiter: '\t',
      bom: 'yes',
      lineBreak: '\r\n',
    },
    info,
    2,
  )
  expect(settings.keywords).toEqual([
    { text: 'x', column: 0 },
    { text: 'y', column: 0 },
  ])
  expect(settings).toMatchObject({ modes: ['text', 'none'], delimiter: '\t', bom: true, lineBreak: '\r\n' })
})

test('parts need a whole number of rows', () => {
  expect(splitOf({ ...firstChoices, split: 'parts', partRows: '500' }, 1000)).toEqual({
    kind: 'parts',
    rows: 500,
  })
  for (const partRows of ['', '0', '-1', '1.5', 'x']) {
    expect(splitOf({ ...firstChoices, split: 'parts', partRows }, 1000)).toBeUndefined()
  }
})
