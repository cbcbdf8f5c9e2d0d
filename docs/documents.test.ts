import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { inRoot } from '../scripts/root.mjs'
import { settings } from '../server/src/platform/config.ts'
import { documents, linksIn, pathsIn, readDocument, scriptsIn } from './references.ts'

const packageSchema = z.object({
  scripts: z.record(z.string(), z.string()).default({}),
  workspaces: z.array(z.string()).default([]),
})

/** Names of the npm scripts of the root and of all workspaces. */
async function scriptNames(folder = '.'): Promise<string[]> {
  const { scripts, workspaces } = packageSchema.parse(
    JSON.parse(await readDocument(join(folder, 'package.json'))),
  )
  const inner = await Promise.all(workspaces.map((workspace) => scriptNames(workspace)))
  return [...Object.keys(scripts), ...inner.flat()]
}

describe('references', () => {
  it('finds paths, links and scripts, and nothing else', () => {
    const text = [
      'See `page/src/index.ts`, `server/src/features/<name>/`, `npm start` and [that](decisions/x.md#why).',
      'Run `npm run dev -- --force`. [Out](https://example.org/a) and `image/webp`.',
      '```',
      '`web/gone.ts`',
      '```',
    ].join('\n')
    expect(pathsIn(text)).toEqual(['page/src/index.ts'])
    expect(linksIn(text)).toEqual(['decisions/x.md'])
    expect(scriptsIn(text)).toEqual(['dev', 'start'])
  })
})

describe.each(await documents())('%s', (path) => {
  it('names only files, links and scripts that exist', async () => {
    const text = await readDocument(path)
    const scripts = await scriptNames()
    const missing = [
      ...pathsIn(text).filter((name) => !existsSync(inRoot(name))),
      ...linksIn(text).filter((target) => !existsSync(inRoot(join(dirname(path), target)))),
      ...scriptsIn(text).filter((name) => !scripts.includes(name)),
    ]
    expect(missing).toEqual([])
  })
})

const index = join('docs', 'decisions', 'README.md')
const isDecision = (path: string) => dirname(path) === dirname(index) && path !== index

describe('decisions', () => {
  it('are numbered, each number once, in the file name as in the heading', async () => {
    const files = (await documents()).filter(isDecision)
    const numbers = files.map((path) => basename(path).slice(0, 3))
    const headings = await Promise.all(
      files.map(async (path) => (await readDocument(path)).split(' ', 2).join(' ')),
    )
    expect(headings).toEqual(numbers.map((number) => `# ${number}`))
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('stand in the index by room, each once', async () => {
    const files = (await documents()).filter(isDecision).map((path) => basename(path))
    const rows = [...(await readDocument(index)).matchAll(/^\| \[\d{3}\]\((.+?)\)/gm)].map(([, name]) => name)
    expect(new Set(rows)).toEqual(new Set(files))
    expect(rows).toHaveLength(files.length)
  })
})

describe('docs/architecture.md', () => {
  it('is one page', async () => {
    const words = (await readDocument('docs/architecture.md')).split(/\s+/)
    expect(words.length).toBeLessThan(900)
  })
})

describe('README.md', () => {
  it('holds every setting of the server, as the code describes it', async () => {
    const readme = await readDocument('README.md')
    const rows = settings.map(
      ({ name, description, default: value }) =>
        `| \`${name}\` | ${value === null ? '—' : `\`${value}\``} | ${description} |`,
    )
    expect(tableUnder(readme, '## Ajustes')).toEqual(rows)
  })

  it('quotes the ratios that bench/README.md measured', async () => {
    const measured = [...(await readDocument('bench/README.md')).matchAll(/\*\*(\d\.\d\d)\*\*/g)].map(
      ([, ratio]) => ratio,
    )
    const quoted = [...(await readDocument('README.md')).matchAll(/\*\*(\d),(\d\d)\*\*/g)].map(
      ([, a, b]) => `${a}.${b}`,
    )
    expect(measured.length).toBeGreaterThan(0)
    expect(quoted).toEqual(measured)
  })
})

/** The body rows of the first table under a heading, with the formatter's padding taken out. */
function tableUnder(markdown: string, heading: string) {
  const lines = markdown.slice(markdown.indexOf(heading)).split('\n').slice(1)
  const end = lines.findIndex((line) => line.startsWith('## '))
  const rows = lines.slice(0, end === -1 ? undefined : end).filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) => row.replaceAll(/ +/g, ' '))
}
