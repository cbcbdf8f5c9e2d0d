import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { inRoot } from '../scripts/root.mjs'

/** The documents for people who read or change the code, as paths from the checkout. */
export async function documents(): Promise<string[]> {
  const decisions = await readdir(inRoot('docs', 'decisions'))
  const beside = await Promise.all(sources.map(pagesIn))
  return [
    'README.md',
    'CONTRIBUTING.md',
    'docs/architecture.md',
    'bench/README.md',
    ...beside.flat(),
    ...decisions.filter((name) => name.endsWith('.md')).map((name) => join('docs', 'decisions', name)),
  ]
}

const sources = [join('server', 'src'), join('web', 'src')]

/** What stands beside the code that it is about. */
async function pagesIn(folder: string): Promise<string[]> {
  const files = await readdir(inRoot(folder), { recursive: true })
  return files.filter((file) => basename(file) === 'README.md').map((file) => join(folder, file))
}

export function readDocument(path: string): Promise<string> {
  return readFile(inRoot(path), 'utf8')
}

/** Code words of a text: what stands in single backticks, outside fenced blocks. */
export function codeWords(markdown: string): string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, '')
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word)
}

const topFolders = /^(\.ci|bench|contracts|docs|e2e|page|scripts|server|web)\//

/** The code words that name a file or folder of this repository; `<name>` marks a pattern, not a path. */
export function pathsIn(markdown: string): string[] {
  return codeWords(markdown).filter((word) => topFolders.test(word) && !/[<*{\s]/.test(word))
}

/** Relative links of a document, without their anchors. */
export function linksIn(markdown: string): string[] {
  const links = [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return links
    .filter((target) => !/^(https?:|mailto:|#)/.test(target))
    .map((target) => target.replace(/#.*$/, ''))
}

/** Names of the npm scripts a document tells people to run. */
export function scriptsIn(markdown: string): string[] {
  const runs = [...markdown.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  const short = [...markdown.matchAll(/npm (start|test)\b/g)].map(([, name = '']) => name)
  return [...new Set([...runs, ...short])]
}
