import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReviewRows } from './review-rows.tsx'

/** For the team: what clients have been asked and have not answered, the oldest first. Fills the height that it is given. */
export function AwaitedReviews() {
  const { t } = useTranslation()
  const reviews = useQuery(api.reviews.list.queryOptions({ input: { limit: 100 } }))
  if (!reviews.data && reviews.isError) return <Note text={errorText(reviews.error)} isFault />
  if (!reviews.data) return <Skeleton className="h-full" />
  const awaited = reviews.data.items
    .filter(({ state }) => state === 'waiting')
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  if (awaited.length === 0)
    return (
      <Note text={t('Ningún cliente tiene nada que contestarte. Lo que le pidas revisar estará aquí.')} />
    )
  return <ReviewRows reviews={awaited} className="flex h-full flex-col overflow-y-auto" />
}

function Note({ text, isFault }: { text: string; isFault?: boolean }) {
  return (
    <p
      role={isFault ? 'alert' : undefined}
      className="grid h-full place-items-center rounded-lg border bg-surface p-4 text-center text-muted"
    >
      {text}
    </p>
  )
}
