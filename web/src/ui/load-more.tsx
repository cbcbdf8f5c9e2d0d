import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'

type LoadMoreProps = {
  hasMore: boolean
  busy: boolean
  /** Why the last try failed. */
  error?: string | undefined
  onLoad: () => void
}

/** The end of a list that comes in pages. */
export function LoadMore({ hasMore, busy, error, onLoad }: LoadMoreProps) {
  const { t } = useTranslation()
  if (!hasMore) return null
  return (
    <div className="flex flex-col items-center gap-2">
      {error !== undefined && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
      <Button busy={busy} onClick={onLoad}>
        {t('Cargar más')}
      </Button>
    </div>
  )
}
