import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOptimizer, useOptimizerState } from './optimizer-context.tsx'
import { troubleText } from './reasons.ts'

/** The red toast 'Error' with its × (dashboard.md §2); stays until it is closed or work begins anew. */
export function ErrorToast() {
  const { t } = useTranslation()
  const { dismissTrouble } = useOptimizer()
  const trouble = useOptimizerState((state) => state.trouble)
  if (!trouble) return null
  return (
    <div
      role="alert"
      className="animate-appear fixed inset-x-4 top-4 z-50 flex items-start gap-3 rounded-lg border border-danger bg-danger-soft p-4 shadow-float md:top-auto md:right-4 md:bottom-4 md:left-auto md:w-96"
    >
      <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-semibold text-danger">{t('Error')}</p>
        <p className="break-words">{troubleText(t, trouble)}</p>
      </div>
      <button
        type="button"
        aria-label={t('Cerrar ×')}
        onClick={dismissTrouble}
        className="-mt-2 -mr-2 grid size-8 shrink-0 place-items-center rounded-md text-xl leading-none hover:bg-hover coarse:size-11"
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}
