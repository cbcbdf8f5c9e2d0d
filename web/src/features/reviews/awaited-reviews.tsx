import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { ReviewRows } from './review-rows.tsx'

/** For the team: what clients have been asked and have not answered, the oldest first. Nothing where there is none. */
export function AwaitedReviews() {
  const { t } = useTranslation()
  const id = useId()
  const { items = [] } = useQuery(api.reviews.list.queryOptions({ input: { limit: 100 } })).data ?? {}
  const awaited = items
    .filter(({ state }) => state === 'waiting')
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  if (awaited.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="text-base font-semibold">
        {t('Esperan la respuesta de un cliente')}
      </h2>
      <ReviewRows reviews={awaited} />
    </section>
  )
}
