import { expect, it } from 'vitest'
import { circlesIn, filesOfTree } from './circles.mjs'

const circles = (files: Record<string, string>) =>
  circlesIn(new Map(Object.entries(files))).map(({ folder, members }) => [folder, ...members])

it('finds no two parts of any folder that need each other', async () => {
  const files = await filesOfTree()
  expect(files.size).toBeGreaterThan(2000)
  expect(circlesIn(files)).toEqual([])
})

it.each([
  [
    'two files',
    { 'a/b.ts': "import { c } from './c.ts'", 'a/c.ts': "import { b } from './b.ts'" },
    'a',
    'b.ts',
    'c.ts',
  ],
  [
    'a type that is imported back',
    { 'a/b.ts': "import { c } from './c.ts'", 'a/c.ts': "import type { B } from './b.ts'" },
    'a',
    'b.ts',
    'c.ts',
  ],
  [
    'a type named where it stands',
    { 'a/b.ts': "import { c } from './c.ts'", 'a/c.ts': "export type C = import('./b.ts').B" },
    'a',
    'b.ts',
    'c.ts',
  ],
  [
    'what is only passed on',
    { 'a/b.ts': "export * from './c.ts'", 'a/c.ts': "export { b } from './b.ts'" },
    'a',
    'b.ts',
    'c.ts',
  ],
  [
    'a file above, and the folder below that it uses',
    { 'a/b.ts': "import { d } from './c/d.ts'", 'a/c/e.ts': "import { b } from '../b.ts'" },
    'a',
    'b.ts',
    'c',
  ],
  [
    'folders beside each other, by files that know nothing of one another',
    {
      'a/b/c/one.ts': "import { one } from '../../d/one.ts'",
      'a/d/two.ts': "import {\n  two,\n} from '../b/e/two.ts'",
    },
    'a',
    'b',
    'd',
  ],
  [
    'workspaces',
    { 'page/src/a.ts': "import '@aurelio/web'", 'web/src/b.ts': "import { a } from '@aurelio/page/a'" },
    '.',
    'page',
    'web',
  ],
  [
    'a long way round',
    {
      'a/b.ts': "import { c } from './c.ts'",
      'a/c.ts': "import { d } from './d/one.ts'",
      'a/d/two.ts': "const b = () => import('../b.ts')",
    },
    'a',
    'b.ts',
    'c.ts',
    'd',
  ],
])('refuses %s', (_, files, ...circle) => {
  expect(circles(files)).toEqual([circle])
})

it('lets a folder use what is beside and below it, and several the same', () => {
  const files = {
    'a/top.ts': "import { one } from './b/one.ts'\nimport { two } from './c/two.ts'",
    'a/b/one.ts': "import { low } from '../low.ts'",
    'a/c/two.ts': "import { low } from '../low.ts'\nimport { one } from '../b/one.ts'",
    'a/low.ts': "import { z } from 'zod'",
  }
  expect(circles(files)).toEqual([])
})
