import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Names the thing and the consequence. */
  description: ReactNode
  confirmLabel: string
  busy?: boolean
  onConfirm: () => void
  /** What else there is to choose. */
  children?: ReactNode
}

/** Asks before something is removed. */
export function ConfirmDialog({ confirmLabel, busy = false, onConfirm, ...dialog }: ConfirmDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button onClick={() => dialog.onOpenChange(false)}>{t('Cancelar')}</Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
