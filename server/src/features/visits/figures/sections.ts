import type { VisitSections } from '@aurelio/contracts/visits'
import { readSectionKey } from '../counting/section-key.ts'

/** Publications of a page that are named, each in its variants. */
export type ShownOf = (
  workspaceId: string,
  pageId: string,
  publicationIds: readonly string[],
) => Promise<
  readonly {
    id: string
    at: string
    variant: string
    versionId: string
    sections: readonly { id: string; name: string }[]
  }[]
>
type Shown = Awaited<ReturnType<ShownOf>>[number]
type Row = { key: string; visits: number }

/** Those shown within a period; more than these are left out, the oldest first. */
const mostPublications = 20

/** How many saw which section of what was published, the last publication first. One that is there no more is left out. */
export async function sectionsTold(
  rows: readonly Row[],
  shownOf: (publicationIds: readonly string[]) => Promise<readonly Shown[]>,
): Promise<VisitSections[]> {
  const read = rows.map(({ key, visits }) => ({ ...readSectionKey(key), visits }))
  const counted = Map.groupBy(read, ({ publicationId, variant }) => `${publicationId} ${variant}`)
  const shown = await shownOf([...new Set(read.map(({ publicationId }) => publicationId))])
  return shown
    .toSorted((one, other) => other.at.localeCompare(one.at) || one.variant.localeCompare(other.variant))
    .flatMap(({ id, at, variant, versionId, sections }) => {
      const own = new Map(counted.get(`${id} ${variant}`)?.map(({ section, visits }) => [section, visits]))
      const told = own.get('') ?? 0
      if (told === 0) return []
      const seen = sections.map((section) => ({
        ...section,
        // What somebody read on from one day to the next is of both.
        seen: Math.min(told, own.get(section.id) ?? 0),
      }))
      return [{ publicationId: id, at, variant, versionId, told, sections: seen }]
    })
    .slice(0, mostPublications)
}
