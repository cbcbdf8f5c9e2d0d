import { randomBytes, randomUUID } from 'node:crypto'
import { slugCandidates } from './slug.ts'

/** An address for a page of this name that no other page has. */
export async function freeSlug(name: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  for (const slug of slugCandidates(name, randomBytes(4).toString('hex')))
    if (!(await isTaken(slug))) return slug
  return randomUUID()
}
