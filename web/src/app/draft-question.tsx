import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

type DraftQuestionProps = { open: boolean; onStay: () => void; onDiscard: () => void }

/** Whether what was typed may be lost. */
export function DraftQuestion({ open, onStay, onDiscard }: DraftQuestionProps) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={t('¿Descartar los cambios?')}
      description={t('Lo que has escrito aquí no se ha guardado.')}
      confirmLabel={t('Descartar')}
      onConfirm={onDiscard}
    />
  )
}
