import { mostBatchPages, type newBatchSchema } from '@aurelio/contracts/page-batches'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '../../../../platform/api/client.ts'
import { type FieldColumns, publishedRow } from '@aurelio/page/generator'
import type { SeoTool } from '../use-seo-tool.ts'
import { callsOf } from './batch-rows.ts'

export type Publishing = z.input<typeof newBatchSchema> & {
  columns: FieldColumns
  startAt: string | undefined
  perDay: number | undefined
}

/** Sends the pages of a result to the server, which publishes them; this tab can be closed once they are there. */
export function usePublishing(tool: SeoTool) {
  const create = useMutation(api.pageBatches.create.mutationOptions()).mutateAsync
  const add = useMutation(api.pageBatches.add.mutationOptions()).mutateAsync
  const start = useMutation(api.pageBatches.start.mutationOptions()).mutateAsync
  const [sent, setSent] = useState(0)

  return {
    /** Pages that the server has. */
    sent,
    ...useMutation({
      mutationFn: async ({ name, target, columns, startAt, perDay }: Publishing) => {
        setSent(0)
        const { pages } = await tool.pages(columns, mostBatchPages)
        const { id } = await create({ name, target })
        let from = 0
        const kind = target.kind === 'site' ? target.kind : target.type
        for (const rows of callsOf(pages.map((page) => publishedRow(page, kind)))) {
          await add({ id, from, rows })
          from += rows.length
          setSent(from)
        }
        await start({ id, ...(startAt && { startAt }), ...(perDay && { perDay }) })
        return from
      },
    }),
  }
}
