import { slugOf } from '@aurelio/page'

/** Addresses to try, in turn, when others hold the plain one. The last is practically always free. */
export function slugCandidates(name: string, random: string): readonly string[] {
  const slug = slugOf(name)
  return [slug, `${slug}-2`, `${slug}-3`, `${slug}-${random}`]
}
