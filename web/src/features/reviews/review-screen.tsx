import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useReviewActions } from './use-review-actions.ts'
import { ReviewView } from './view/review-view.tsx'

type ReviewScreenProps = {
  id: string
  /** What the team does with the page itself. */
  renderSide: (page: { id: string; name: string }) => ReactNode
}

/** /reviews/:id: a review for the team, and for a client with whom its page is shared. */
export function ReviewScreen({ id, renderSide }: ReviewScreenProps) {
  const { t } = useTranslation()
  const question = api.reviews.get.queryOptions({ input: { id } })
  const review = useQuery(question)
  const page = useQuery(api.reviews.page.queryOptions({ input: { id }, staleTime: Number.POSITIVE_INFINITY }))
  const actions = useReviewActions(id)
  if (review.data) {
    const { id: pageId, name } = review.data.page
    return (
      <ReviewView
        review={review.data}
        html={page.data?.html}
        actions={actions}
        side={pageId !== null && renderSide({ id: pageId, name })}
      />
    )
  }
  if (review.isError)
    return (
      <ErrorPanel
        heading
        title={t('No se puede abrir la revisión')}
        text={errorText(review.error)}
        action={<Button onClick={() => void review.refetch()}>{t('Reintentar')}</Button>}
      />
    )
  return <Skeleton className="h-80" />
}
