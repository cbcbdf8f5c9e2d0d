import type { newBatchSchema } from '@aurelio/contracts/page-batches'
import { longestPlaces, longestTable, type newPageScheduleSchema } from '@aurelio/contracts/page-schedules'
import type { FieldColumns } from '@aurelio/page/generator'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '../../../../../platform/api/client.ts'
import type { SeoTool } from '../../use-seo-tool.ts'
import { keptSource } from './kept-source.ts'
import type { Repeat } from './repeat-fields.tsx'
import { rhythmOf } from './rhythm-fields.tsx'

type NewSchedule = z.input<typeof newPageScheduleSchema>
export type Repeating = {
  target: z.input<typeof newBatchSchema>['target']
  columns: FieldColumns
  repeat: Repeat
}

/** Sets up a publication that repeats: of what was chosen for this one the texts, or where they are, and how pages are made. */
export function useRepeating(tool: SeoTool) {
  const create = useMutation(api.pageSchedules.create.mutationOptions()).mutateAsync
  return useMutation({
    mutationFn: async ({ target, columns, repeat }: Repeating) => {
      const { csv, locations } = tool
      if (!csv?.info || !locations) return
      await create({
        name: csv.file.name,
        target,
        table: await sourceOf(repeat.table, csv.file.name, csv.info.table, longestTable),
        places: await sourceOf(repeat.places, locations.file.name, locations.file, longestPlaces),
        recipe: recipeOf(tool, columns),
        rhythm: rhythmOf(repeat),
      })
    },
  })
}

/** An address, or else the text of the file. */
async function sourceOf(
  address: string,
  name: string,
  file: Blob,
  longest: number,
): Promise<NewSchedule['table']> {
  if (address.trim() !== '') return { kind: 'address', address }
  return keptSource(name, file, longest)
}

/** How the pages were made, with columns by their names. */
function recipeOf(
  { choices, csv, reading, header, settings }: SeoTool,
  columns: FieldColumns,
): NewSchedule['recipe'] {
  const names = csv?.info?.header ?? []
  const nameOf = (column: number | null) => (column === null ? null : (names[column] ?? null))
  const modes = Object.entries(choices.modes).map(
    ([column, mode]) => [names[Number(column)] ?? '', mode] as const,
  )
  return {
    keywords: (settings?.keywords ?? []).map(({ text, column }) => ({ text, column })),
    modes: Object.fromEntries(modes),
    ignoreAccents: choices.ignoreAccents,
    wholeWord: choices.wholeWord,
    keepCase: choices.keepCase,
    spintax: choices.spintax,
    seed: choices.seed,
    dropRepeated: choices.dropRepeated,
    quotes: reading.quotes,
    delimiter: reading.delimiter === 'auto' ? null : reading.delimiter,
    header,
    columns: {
      title: nameOf(columns.title) ?? '',
      slug: nameOf(columns.slug),
      description: nameOf(columns.description),
      content: nameOf(columns.content),
      categories: nameOf(columns.categories),
      tags: nameOf(columns.tags),
    },
  }
}
