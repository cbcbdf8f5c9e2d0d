import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { formatNumber } from '../../../platform/format.ts'

type LiveNowProps = { siteId: string | undefined; pageId: string | undefined }

/** Who was there in the last five minutes. */
export function LiveNow({ siteId, pageId }: LiveNowProps) {
  const { t } = useTranslation()
  const { data } = useQuery(
    api.visits.live.queryOptions({
      input: { ...(siteId !== undefined && { siteId }), ...(pageId !== undefined && { pageId }) },
    }),
  )
  if (!data) return null
  return (
    <p data-stat="live" data-value={data.visitors} className="flex items-center gap-2 text-muted">
      <span
        aria-hidden="true"
        className={data.visitors > 0 ? 'size-2 rounded-full bg-success' : 'size-2 rounded-full bg-control'}
      />
      {t('Personas ahora mismo: {{people}}', { people: formatNumber(data.visitors) })}
    </p>
  )
}
