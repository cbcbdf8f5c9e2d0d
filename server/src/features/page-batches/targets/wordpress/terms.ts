import { z } from 'zod'
import { PageRefused, TargetRefused } from '../target.ts'
import { TermExists } from './answer.ts'
import type { WordpressClient } from './client.ts'

const termSchema = z.object({ id: z.int() })

/** The ids of categories and tags by their names; what is not there is made, and stays when a batch is undone. */
export function wordpressTerms({ call }: Pick<WordpressClient, 'call'>) {
  const known = new Map<string, number>()

  async function idOf(kind: 'categories' | 'tags', name: string): Promise<number> {
    try {
      return termSchema.parse(await call(kind, { method: 'POST', body: { name } })).id
    } catch (error) {
      if (error instanceof TermExists) return error.id
      if (!(error instanceof TargetRefused) || error.problem !== 'no-rights') throw error
      const found = await standing(kind, name)
      if (found === undefined) throw new PageRefused('no-category')
      return found
    }
  }
  async function standing(kind: 'categories' | 'tags', name: string): Promise<number | undefined> {
    const query = new URLSearchParams({ search: name, per_page: '100' }).toString()
    const found = z.array(termSchema.extend({ name: z.string() })).parse(await call(`${kind}?${query}`))
    return found.find((term) => plainName(term.name) === plainName(name))?.id
  }

  return async function idsOf(kind: 'categories' | 'tags', names: readonly string[]): Promise<number[]> {
    const ids = new Set<number>()
    for (const name of names) {
      const key = `${kind} ${name}`
      const id = known.get(key) ?? (await idOf(kind, name))
      known.set(key, id)
      ids.add(id)
    }
    return [...ids]
  }
}

function plainName(name: string) {
  return plain(name).toLowerCase()
}

/** WordPress keeps names, and titles of some people, with their signs as HTML writes them. */
export function plain(text: string): string {
  return text
    .replaceAll(/&(?:lt|#0?60);/g, '<')
    .replaceAll(/&(?:gt|#0?62);/g, '>')
    .replaceAll(/&(?:quot|#0?34);/g, '"')
    .replaceAll(/&(?:amp|#0?38);/g, '&')
}
