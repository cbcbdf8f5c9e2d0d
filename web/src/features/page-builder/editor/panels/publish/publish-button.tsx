import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'

type PublishButtonProps = {
  /** Findings that stand in the way. */
  errors: number
  /** What it goes out with all the same. */
  warnings: number
  isPlanned: boolean
  busy: boolean
  disabled: boolean
  onPublish: () => void
  onFirstError: () => void
}

/** The one button of the dialog: it says what it will do, or why it cannot. */
export function PublishButton({
  errors,
  warnings,
  isPlanned,
  busy,
  disabled,
  onPublish,
  onFirstError,
}: PublishButtonProps) {
  const { t } = useTranslation()
  const plain = isPlanned ? t('Programar publicación') : t('Publicar ahora')
  const label = isPlanned
    ? t('Programar con {{count}} avisos', { count: warnings })
    : t('Publicar con {{count}} avisos', { count: warnings })
  const overrules = errors === 0 && warnings > 0
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      {errors > 0 && (
        <p className="flex flex-1 flex-wrap items-center gap-x-2 text-dense">
          {t('Hay {{count}} errores que impiden publicar.', { count: errors })}
          <Button size="dense" variant="ghost" onClick={onFirstError}>
            {t('Ir al primero')}
          </Button>
        </p>
      )}
      <Button
        variant="primary"
        busy={busy}
        disabled={disabled || errors > 0}
        aria-label={overrules ? `${label}. ${t('Publicar de todos modos')}` : undefined}
        onClick={onPublish}
      >
        {overrules ? label : plain}
      </Button>
    </div>
  )
}
