import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { copyCheckout } from './new/copy.mjs'
import { kindOf } from './new/kinds.mjs'
import { scaffold } from './new/scaffold.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

const minutes = 60_000
const parent = mkdtempSync(join(tmpdir(), 'aurelio-new-'))
const copy = join(parent, 'aurelio')

function make(what: string, name: string) {
  const kind = kindOf(what)
  if (!kind) throw new Error(`There is no kind ${what}.`)
  return scaffold(copy, kind, name)
}

// All of the product is copied: on a busy machine that is no matter of seconds.
beforeAll(() => copyCheckout(copy), 120_000)
afterAll(() => rmSync(parent, { recursive: true, force: true }))

it('a room, an element, a route and a job change at most three files', () => {
  expect(make('room', 'garden-beds').changed).toHaveLength(3)
  expect(make('element', 'price_tag').changed).toHaveLength(2)
  expect(make('route', 'garden-beds/summary').changed).toHaveLength(2)
  expect(make('job', 'garden-beds/tidy').changed).toHaveLength(1)
})

it('nothing is made twice, in no room, or by a name that is none', () => {
  const before = readFileSync(join(copy, 'server/src/app/rooms.ts'), 'utf8')
  expect(() => make('room', 'garden-beds')).toThrow('stands already')
  expect(() => make('job', 'cellar/tidy')).toThrow('There is none called cellar')
  expect(() => make('room', 'Garden Beds')).toThrow('A name is written as garden-beds')
  expect(readFileSync(join(copy, 'server/src/app/rooms.ts'), 'utf8')).toBe(before)
})

const reportSchema = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
})

it('what was made passes its own tests, and says who may call it', { timeout: 10 * minutes }, async () => {
  const report = join(parent, 'report.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const files = ['garden-beds', 'price_tag', 'elements/registry', 'server/src/authorization.test']
  const args = ['run', ...files, '-t', '^(?!who may call)|garden', '--reporter=json', '--outputFile', report]
  const { code, output } = await run(process.execPath, [vitest, ...args], { cwd: copy })
  expect(code, output).toBe(0)
  const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const passed = results.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName)
  for (const proven of [
    'garden-beds on SQLite are kept for the workspace alone',
    'garden-beds/summary on SQLite answers the team',
    'garden-beds-tidy on SQLite runs by itself',
    'shows its text, whatever is written in it',
    'every route has its row',
    'GET /api/garden-beds',
    'GET /api/garden-beds/summary',
    'DELETE /api/garden-beds/{id}',
  ])
    expect(
      passed.some((name) => name.includes(proven)),
      proven,
    ).toBe(true)
})
