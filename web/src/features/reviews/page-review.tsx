import { MessageSquareShare } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/auth/use-can.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { ReviewMark } from './review-mark.tsx'

const RequestDialog = lazyPart(async () => (await import('./request-dialog.tsx')).RequestDialog)

/** Where the review of a page stands, and for the team the way to ask for one. */
export function PageReview({ page }: { page: { id: string; name: string } }) {
  const { t } = useTranslation()
  const mayAsk = useCan('reviews.manage')
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-2 pt-1 empty:hidden">
      <ReviewMark page={page} />
      {mayAsk && (
        <Button
          size="dense"
          aria-label={t('Pedir revisión de {{name}}', { name: page.name })}
          icon={<MessageSquareShare aria-hidden="true" className="size-4" />}
          onClick={() => setAsking(true)}
        >
          {t('Pedir revisión')}
        </Button>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <RequestDialog page={page} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}
