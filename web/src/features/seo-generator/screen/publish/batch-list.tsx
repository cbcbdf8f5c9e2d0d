import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../platform/api/client.ts'
import { BatchItem } from './batch-item.tsx'

/** The last batches, which can be stopped, gone on with and undone; other tabs and people see them too. */
export function BatchList() {
  const { t } = useTranslation()
  const batches = useQuery(api.pageBatches.list.queryOptions()).data?.items ?? []
  if (batches.length === 0) return null
  return (
    <section aria-labelledby="seo-batches" className="flex flex-col gap-1 border-t pt-4">
      <h4 id="seo-batches" className="font-semibold">
        {t('Últimas publicaciones')}
      </h4>
      <ul className="flex flex-col divide-y">
        {batches.map((batch) => (
          <BatchItem key={batch.id} batch={batch} />
        ))}
      </ul>
    </section>
  )
}
