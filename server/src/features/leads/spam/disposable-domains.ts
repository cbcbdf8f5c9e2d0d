import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** Whether a mail address, or its domain, is one of those that are thrown away after ten minutes. */
export type IsDisposable = (email: string) => boolean

let known: Promise<IsDisposable> | undefined

/** Reads the list with the first form that asks for an address: most installations never need it. */
export function disposableDomains(): Promise<IsDisposable> {
  known ??= readList().then(judgeBy)
  return known
}

async function readList(): Promise<string[]> {
  const file = fileURLToPath(import.meta.resolve('disposable-email-domains/index.json'))
  return z.array(z.string()).parse(JSON.parse(await readFile(file, 'utf8')))
}

/** One sorted text instead of a set: a hundred thousand domains in two megabytes, and found by halving. */
function judgeBy(domains: readonly string[]): IsDisposable {
  const lines = `\n${[...domains].toSorted().join('\n')}\n`
  const has = (domain: string) => {
    let from = 0
    let to = lines.length - 1
    while (from < to) {
      const begin = lines.lastIndexOf('\n', (from + to) >> 1)
      const end = lines.indexOf('\n', begin + 1)
      const line = lines.slice(begin + 1, end)
      if (line === domain) return true
      if (line < domain) from = end
      else to = begin
    }
    return false
  }
  return (email) => {
    const labels = email
      .slice(email.lastIndexOf('@') + 1)
      .toLowerCase()
      .split('.')
    // A name below a disposable one is as disposable; the last label alone is none.
    return labels.some((_, at) => at < labels.length - 1 && has(labels.slice(at).join('.')))
  }
}
