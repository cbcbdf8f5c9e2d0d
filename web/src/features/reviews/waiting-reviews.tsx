import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { ReviewRows } from './review-rows.tsx'

const isWaiting = ({ state }: { state: string }) => state === 'waiting'

/** The pages that a client is asked about: those that wait first. */
export function WaitingReviews() {
  const { t } = useTranslation()
  const id = useId()
  const items = useQuery(api.reviews.list.queryOptions({ input: { limit: 100 } })).data?.items
  if (items === undefined || items.length === 0) return null
  const shown = [...items.filter(isWaiting), ...items.filter((item) => !isWaiting(item))]
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="text-base font-semibold">
        {t('Esperan tu respuesta')}
      </h2>
      {!items.some(isWaiting) && <p className="text-muted">{t('Nada ahora mismo.')}</p>}
      <ReviewRows reviews={shown} />
    </section>
  )
}
