import { everyElement } from '@aurelio/page/elements/groups'
import { expect, test } from 'vitest'
import { findInGuides } from './find-in-guides.ts'
import { guideGroups, guidesOf } from './guide-groups.ts'
import { guidePictures } from './guide-pictures.ts'
import { sectionsOf } from './guide-texts.ts'
import { guideAt, guides } from './guides.ts'

const files = import.meta.glob<string>('./guides/*.md', { query: '?raw', import: 'default', eager: true })

test('each guide has its file, whose first line is its title, and each file its guide', () => {
  const titles = Object.entries(files).map(([path, text]) => [path, text.split('\n', 1)[0]])
  const expected = guides.map(({ id, title }) => [`./guides/${id}.md`, `# ${title}`])
  expect(Object.fromEntries(titles)).toEqual(Object.fromEntries(expected))
})

test('each guide stands in one group of /help', () => {
  const grouped = guideGroups.flatMap((group) => guidesOf(group).map(({ id }) => id))
  expect(grouped.toSorted()).toEqual(guides.map(({ id }) => id).toSorted())
})

test.each(guides)('the headings of $id lead to different places', ({ id }) => {
  const anchors = sectionsOf(id).map(({ anchor }) => anchor)
  expect(anchors.length).toBeGreaterThan(2)
  expect(anchors).toEqual([...new Set(anchors)])
})

test('each picture that a guide shows is there and says what it shows, and each that is there is shown', () => {
  const shown = Object.values(files).flatMap((text) => [...text.matchAll(/!\[(.*)\]\((.*)\)/g)])
  for (const [, alt] of shown) expect(alt?.length).toBeGreaterThan(10)
  const named = shown.map(([, , src]) => `./guides/images/${src}`)
  expect(named.toSorted()).toEqual(Object.keys(guidePictures).toSorted())
})

test.each(guides)('$id shows the product in a picture of its own', ({ id }) => {
  expect(files[`./guides/${id}.md`]).toMatch(/^!\[.+\]\(.+\.webp\)$/m)
})

test('a link to a part of a guide names one that is there', () => {
  const parts = new Set(
    guides.flatMap(({ id }) => sectionsOf(id).map(({ anchor }) => `/help/${id}#${anchor}`)),
  )
  const named = Object.values(files).flatMap((text) => text.match(/(?<=\()\/help\/[^)]*#[^)]*(?=\))/g) ?? [])
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((address) => !parts.has(address))).toEqual([])
})

test('the guide of elements tells of each of them by its name', () => {
  const told = files['./guides/elements.md'] ?? ''
  const named = [...told.matchAll(/\*\*(.+?)\.?\*\*/g)].map(([, name]) => name)
  expect(named).toEqual(expect.arrayContaining(everyElement.map(({ name }) => name)))
})

test('words are found in any case, without their accents, and in their guide', () => {
  const found = findInGuides('CODIFICACION separador')
  expect(found.map(({ guide }) => guide)).toContain('seo-generator')
  for (const { heading, text } of found) expect(`${heading} ${text}`).toMatch(/codificación/i)
  expect(findInGuides('palabra-que-no-está')).toEqual([])
})

test('a section whose heading begins with the words comes first, with its address', () => {
  const [first] = findInGuides('capas')
  expect(first).toMatchObject({ guide: 'texts-and-layers', heading: 'Capas', anchor: 'capas' })
})

test('a section whose heading holds the words comes before those that only speak of them', () => {
  expect(findInGuides('formulario')[0]).toMatchObject({ guide: 'publish-and-leads', anchor: 'el-formulario' })
})

test('the guides come before what is only told of them as news', () => {
  const found = findInGuides('leads').map(({ guide }) => guide)
  expect(found).toContain('news')
  expect(found.slice(found.indexOf('news')).filter((guide) => guide !== 'news')).toEqual([])
})

test('an excerpt shows the words that were looked for, in one line without marks', () => {
  const [first] = findInGuides('spintax')
  expect(first?.excerpt).toMatch(/spintax/i)
  expect(first?.excerpt.length).toBeLessThanOrEqual(162)
  expect(first?.excerpt).not.toMatch(/[*\n`]/)
})

test.each([
  ['/dashboard', 'getting-around'],
  ['/dashboard/tools/aurelio-builder/overview', 'publish-and-leads'],
  ['/dashboard/tools/aurelio-builder/sites/uno', 'sites'],
  ['/dashboard/tools/pdf-tools', 'pdf-tools'],
  ['/settings', 'people'],
  ['/settings/api', 'api'],
  ['/projects/uno', 'projects-and-tasks'],
  ['/projectsotros', undefined],
  ['/help', undefined],
])('the guide of %s', (path, id) => {
  expect(guideAt(path)?.id).toBe(id)
})
