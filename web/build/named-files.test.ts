import { expect, test } from 'vitest'
import { chunks } from './chunks.ts'
import { filesNamed, foldersOf } from './named-files.ts'

const names = (files: Iterable<string>) => [...files].map((file) => file.replace(/^.*\/src\//, ''))

test('a pattern names the files that are there, texts and tests aside', () => {
  const [first, ...others] = names(filesNamed(['ui/button.tsx']))
  expect([first, others]).toEqual(['ui/button.tsx', []])
  const platform = names(filesNamed(['platform/**'], ['platform/auth/**']))
  expect(platform).toContain('platform/load-part.ts')
  expect(platform.filter((file) => /auth\/|texts\/|\.test\./.test(file))).toEqual([])
})

test('a file that was renamed or removed stops the build, wherever it is named', () => {
  expect(() => filesNamed(['ui/button.tsx', 'ui/gone.tsx'])).toThrow('src/ui/gone.tsx')
  expect(() => filesNamed(['ui/**'], ['ui/gone/**'])).toThrow('src/ui/gone/**')
  expect(() => foldersOf(['react', '@orpc/gone'])).toThrow('@orpc/gone')
})

test('each chunk holds a module of the app or a package that is there', () => {
  const modules = [...filesNamed(['**']), ...foldersOf(['react', 'react-router', 'lucide-react'])]
  expect(chunks.filter(({ test: holds }) => !modules.some(holds)).map(({ name }) => name)).toEqual([])
})
