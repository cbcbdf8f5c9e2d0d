import { expect, test } from 'vitest'
import { libraryTemplates } from '@aurelio/page'
import { limits } from '@aurelio/page/document'
import { readTemplateFile } from './read-template-file.ts'

const file = (text: string, name = 'plantilla.json', type = 'application/json') =>
  new File([text], name, { type })
const read = (value: unknown) => readTemplateFile(file(JSON.stringify(value)))
const text = { id: 'text-1', type: 'text', name: 'Texto', props: { text: 'Hola' } }

test.each([
  ['the bare list', [text]],
  ['a stored page', { version: 1, elements: [text] }],
  ['a template', { id: 'x', name: 'Mía', elements: [text] }],
])('%s opens', async (_, value) => {
  const result = await read(value)
  expect(result).toMatchObject({ ok: true, document: { root: ['text-1'] } })
})

test('every template of the library comes back as it was written to a file', async () => {
  for (const { id, load } of libraryTemplates)
    expect(await read((await load()).page), id).toMatchObject({ ok: true })
})

test('what is not JSON is refused by name, what does not parse by its own text', async () => {
  const notJson = { ok: false, file: 'no-json-file' }
  expect(await readTemplateFile(file('[]', 'foto.png', 'image/png'))).toMatchObject(notJson)
  expect(await readTemplateFile(file('[]', 'nota.txt', ''))).toMatchObject(notJson)
  expect(await readTemplateFile(file('{ roto', 'sin-tipo.JSON', ''))).toMatchObject({
    ok: false,
    file: 'no-json',
  })
})

test.each([
  ['nothing', null],
  ['a number', 7],
  ['an empty list', []],
  ['an object of somebody else', { pages: [{ html: '<p>' }] }],
  ['elements nobody knows', [{ id: 'a', type: 'marciano', props: {} }]],
])('%s is foreign JSON', async (_, value) => {
  const result = await read(value)
  expect(result).toEqual({ ok: false, content: null })
})

test('a newer page, a broken element and one without end are refused with their reason', async () => {
  expect(await read({ version: 999, elements: [text] })).toEqual({
    ok: false,
    content: { code: 'newer-version' },
  })
  expect(await read([{ type: 5 }])).toEqual({ ok: false, content: { code: 'bad-head' } })
  const deep = Array.from({ length: 1000 }).reduce<unknown[]>(
    (children, _, at) => [{ id: `container-${at}`, type: 'container', name: '', props: { children } }],
    [],
  )
  expect(await read(deep)).toEqual({ ok: false, content: { code: 'list-too-deep', limit: limits.depth } })
})
