import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from './root.mjs'

// An address of a screen, whole or behind the host, written where it should be built. What programs call begins with /api.
const roots =
  'dashboard|projects|tasks|calendar|settings|reviews?|report(-mail)?|invitation|notifications|help|login'
const written = new RegExp(`['"\`](\\$\\{[\\w.]*[uU]rl\\})?/(${roots})(?=['"\`/?#$])`)

const isComment = (line: string) => /^\s*(\*|\/\*|\/\/)/.test(line)

it('addresses of screens are built by contracts/src/addresses.ts, and written nowhere else', () => {
  const files = globSync('{web,server}/src/**/*.{ts,tsx}', { cwd: inRoot() }).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  )
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file) =>
    readFileSync(inRoot(file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        written.test(line) && !isComment(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  )
  expect(found).toEqual([])
})

it('an address that is written is seen, however it is put together', () => {
  for (const line of ['to="/projects"', '`${baseUrl}/login`', "'/tasks?task=1'", '`/reviews/${id}`'])
    expect(written.test(line), line).toBe(true)
  for (const line of ["'/api/projects'", "import x from './projects'", "'/projectsx'"])
    expect(written.test(line), line).toBe(false)
})
