import { addresses } from '@aurelio/contracts/addresses'
import type { ReviewSummary } from '@aurelio/contracts/reviews'
import { MessageCircleWarning } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const words = {
  waiting: 'La revisión que has pedido espera respuesta: nadie ha aprobado esta versión.',
  changes: 'En la revisión se pidieron cambios: nadie ha aprobado esta versión.',
  approved: 'Se aprobó una versión anterior: la página ha cambiado desde entonces.',
} as const satisfies Record<ReviewSummary['state'], string>

/** That what is about to be published is not what somebody has approved, and the way to the review. */
export function UnapprovedNote({ review }: { review: ReviewSummary }) {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t('Sin aprobar')}
      className="flex flex-wrap items-center gap-2 rounded-lg border p-3"
    >
      <MessageCircleWarning aria-hidden="true" className="size-4 shrink-0 text-warning" />
      <p className="min-w-40 flex-1 text-dense">{t(words[review.state])}</p>
      <a
        href={addresses.review(review.id)}
        target="_blank"
        rel="noreferrer"
        className="text-dense text-accent-text underline"
      >
        {t('Ver la revisión')}
      </a>
    </section>
  )
}
