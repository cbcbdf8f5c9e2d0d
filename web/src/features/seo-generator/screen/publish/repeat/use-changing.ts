import { longestPlaces, longestTable, type PageSchedule } from '@aurelio/contracts/page-schedules'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../../../platform/api/client.ts'
import { seoPool } from '../../../worker/seo-pool.ts'
import type { SiteChoice } from '../site-fields.tsx'
import { ColumnGone, keptSource } from './kept-source.ts'
import { rhythmOf, type TypedRhythm } from './rhythm-fields.tsx'

/** Where texts come from next: a file that was chosen, or else an address; an empty one leaves what is there. */
export type NewSource = { readonly file: File | undefined; readonly address: string }

/** What was typed and chosen for a publication that repeats. */
export type Changing = {
  readonly rhythm: TypedRhythm
  readonly table: NewSource
  readonly places: NewSource
  readonly site: SiteChoice | undefined
}

/** Changes a publication that repeats, from its next time on. */
export function useChanging(schedule: PageSchedule) {
  const change = useMutation(api.pageSchedules.change.mutationOptions()).mutateAsync
  return useMutation({
    mutationFn: async ({ rhythm, table, places, site }: Changing) => {
      const { id, target, columns } = schedule
      const now = rhythmOf(rhythm)
      const isMoved = JSON.stringify(now) !== JSON.stringify(schedule.rhythm)
      const isOther = site && target.kind === 'site' && site.templateId !== target.templateId
      const newTable = await sourceOf(table, schedule.table, (file) => tableSource(file, columns))
      const newPlaces = await sourceOf(places, schedule.places, (file) =>
        keptSource(file.name, file, longestPlaces),
      )
      await change({
        id,
        ...(isMoved && { rhythm: now }),
        ...(newTable && { table: newTable }),
        ...(newPlaces && { places: newPlaces }),
        ...(isOther && { target: { kind: 'site', ...site } }),
      })
    },
  })
}

type Kept = Awaited<ReturnType<typeof keptSource>>

async function sourceOf(
  { file, address }: NewSource,
  now: PageSchedule['table'],
  keep: (file: File) => Promise<Kept>,
): Promise<Kept | undefined> {
  if (file) return keep(file)
  const isSame = address.trim() === (now.kind === 'address' ? now.address : '')
  return isSame || address.trim() === '' ? undefined : { kind: 'address', address }
}

/** A table as a CSV, whatever it was; it has to have the columns that the pages are made of. */
async function tableSource(file: File, columns: readonly string[]): Promise<Kept> {
  const pool = seoPool()
  try {
    const { table, header } = await pool.run('inspect', { file, choices: {} })
    const gone = columns.find((name) => !header.includes(name))
    if (gone !== undefined) throw new ColumnGone(file.name, gone)
    return await keptSource(file.name, table, longestTable)
  } finally {
    pool.close()
  }
}
