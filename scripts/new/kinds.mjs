import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StepError } from '../run.mjs'
import { nextMigration, withEntry, withImport } from './scaffold.mjs'

/** @typedef {import('./scaffold.mjs').Kind} Kind */
/** @typedef {import('./scaffold.mjs').Words} Words */

/** @param {string} kind */
const folder = (kind) => join(import.meta.dirname, kind)

/** @type {Record<string, Kind>} */
export const kinds = {
  room: {
    folder: folder('room'),
    words: (name, root) => ({ ...wordsOf(name), number: nextMigration(root) }),
    changes: ({ kebab, names }) => ({
      'contracts/src/index.ts': (source) =>
        withEntry(
          withImport(source, `import { ${names} } from './${kebab}.ts'`),
          'export const contract = {',
          `  ${names}`,
          '\n}',
        ),
      'contracts/src/rooms.ts': (source) =>
        ['actions', 'events'].reduce(
          (text, list) => withEntry(text, `  ${list}: [`, `...${names}Say.${list}`, ']'),
          withImport(source, `import { ${names}Say } from './rooms/${kebab}.ts'`),
        ),
      'server/src/app/rooms.ts': (source) =>
        withEntry(
          withImport(source, `import { ${names}Room } from '../features/${kebab}/feature.ts'`),
          'export const rooms: readonly Room[] = [',
          `  ${names}Room`,
          '\n]',
        ),
    }),
    next: 'Its texts in other languages are in texts/ of its screens; a guide and a journey are yours to write.',
  },
  element: {
    folder: folder('element'),
    words: (name) => ({ ...wordsOf(name), type: name.replaceAll('-', '_') }),
    changes: ({ type, name }) => ({
      'page/src/document/schema.ts': (source) =>
        withEntry(source, 'export const elementTypes = [', `  '${type}'`, '\n]'),
      'page/src/elements/groups.ts': (source) =>
        withEntry(
          withImport(source, `import { ${name} } from './${type}/definition.tsx'`),
          "name: 'Contenido',\n    elements: [",
          `      ${name}`,
          '\n    ]',
        ),
    }),
    next: 'Other words that people look for it by: web/src/features/page-builder/editor/panels/elements/element-words.ts.',
  },
  route: {
    folder: folder('route'),
    words: inRoom,
    changes: ({ room, roomNames, kebab, names, Names }) => ({
      'contracts/src/index.ts': (source) =>
        withEntry(
          withImport(source, `import { ${roomNames}${Names} } from './${room}-${kebab}.ts'`),
          'export const contract = {',
          `  ${roomNames}${Names}`,
          '\n}',
        ),
      [featureOf(room)]: (source) => {
        const imported = withImport(
          withImport(source, `import { ${names}Routes } from './${kebab}/routes.ts'`),
          `import { ${names}Service } from './${kebab}/service.ts'`,
        )
        const call = `${roomNames}${Names}: ${names}Routes(${names}Service({ access${accessIn(source)} }))`
        return ofFeature(imported, 'calls', '{', call)
      },
    }),
    next: 'What it answers is in its service.ts; what tokens may call bears a scope in the contract.',
  },
  job: {
    folder: folder('job'),
    words: inRoom,
    changes: ({ room, kebab, names }) => ({
      [featureOf(room)]: (source) =>
        ofFeature(
          withImport(source, `import { ${names}Job } from './${kebab}-job.ts'`),
          'jobs',
          '[',
          `${names}Job()`,
        ),
    }),
    next: 'What it does is in its run(); without everySeconds it is done when somebody calls enqueue(job, input).',
  },
}

/** @param {string} what @returns {Kind | undefined} */
export const kindOf = (what) => (Object.hasOwn(kinds, what) ? kinds[what] : undefined)

/** @param {string} [room] */
const featureOf = (room = '') => `server/src/features/${room}/feature.ts`

/** @param {string} name `garden-beds` @returns {Words} */
function wordsOf(name) {
  if (!/^[a-z][a-z0-9]*([-_][a-z0-9]+)*$/.test(name))
    throw new StepError(
      `A name is written as garden-beds: small letters, in English. This is none: ${name}`,
      '',
    )
  const kebab = name.replaceAll('_', '-')
  const parts = kebab.split('-')
  const Names = parts.map(capital).join('')
  const names = small(Names)
  const [Name, single] = [Names, names].map((word) => word.replace(/([^s])s$/, '$1'))
  return { kebab, names, Names, name: single ?? names, Name: Name ?? Names, title: capital(parts.join(' ')) }
}

/** @param {string} name `crops/summary` @param {string} root @returns {Words} */
function inRoom(name, root) {
  const [room = '', own = ''] = name.split('/')
  if (!existsSync(join(root, featureOf(room))))
    throw new StepError(`It stands in a room: <room>/<name>. There is none called ${room}.`, '')
  return { ...wordsOf(own), room, roomNames: wordsOf(room)['names'] ?? room }
}

/** How a room's feature reaches who may do what. @param {string} source */
function accessIn(source) {
  if (/[{,]\s*access\b[^:]/.test(source.slice(source.indexOf('Feature(')))) return ''
  if (/\(parts: Parts\)/.test(source)) return ': parts.access'
  throw new StepError('Give its parts their access first: { access }: Pick<Platform, "access">.', '')
}

/**
 * One more of what a feature brings.
 * @param {string} source @param {'calls' | 'jobs'} what @param {'{' | '['} opening @param {string} entry
 */
function ofFeature(source, what, opening, entry) {
  const list = `${what}: ${opening}`
  if (source.includes(list)) return source.replace(list, `${list} ${entry},`)
  return withFirst(source, `    ${list} ${entry} ${opening === '{' ? '}' : ']'},`)
}

/** @param {string} source @param {string} line */
function withFirst(source, line) {
  const opening = 'const feature: Feature = {'
  if (!source.includes(opening)) throw new StepError(`Add it by hand: ${line.trim()}`, '')
  return source.replace(opening, `${opening}\n${line}`)
}

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)
/** @param {string} word */
const small = (word) => word.charAt(0).toLowerCase() + word.slice(1)
