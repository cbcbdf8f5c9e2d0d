import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const sources = fileURLToPath(new URL('../src/', import.meta.url))
const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url))

/**
 * The files that some patterns name, without those that others name, as whole paths.
 * @param patterns Below `web/src`. Throws for one that names nothing: a file that moved must not leave its chunk in silence.
 */
export function filesNamed(patterns: readonly string[], except: readonly string[] = []): Set<string> {
  const left = new Set(except.flatMap(filesOf))
  return new Set(patterns.flatMap(filesOf).filter((file) => !left.has(file)))
}

function filesOf(pattern: string): string[] {
  const files = globSync(pattern, { cwd: sources, exclude: ['**/*.test.*', '**/texts/**'] })
  const found = files.filter((file) => /\.tsx?$/.test(file))
  if (found.length === 0) throw new Error(`web/build names src/${pattern}, where there is nothing.`)
  return found.map((file) => sources + file.replaceAll('\\', '/'))
}

/** The folders of some packages, as they stand within a module's path. Throws for one that is not installed. */
export function foldersOf(names: readonly string[]): string[] {
  const gone = names.find((name) => !existsSync(packages + name))
  if (gone !== undefined) throw new Error(`web/build names the package ${gone}, which is not installed.`)
  return names.map((name) => `/node_modules/${name}/`)
}
