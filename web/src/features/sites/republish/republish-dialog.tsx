import type { Republication } from '@aurelio/contracts/publications'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../platform/api/error-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

type RepublishDialogProps = {
  pending: Republication['pending']
  busy: boolean
  error: Error | null
  onConfirm: () => void
  onClose: () => void
}

/** Names what visitors will see anew, and why, before it happens. */
export function RepublishDialog({ pending, busy, error, onConfirm, onClose }: RepublishDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Republicar todo lo que cambió')}
      description={t(
        'De cada página se publica lo último que se guardó, con la marca y el menú de ahora y sin pasar la revisión. Cada una se puede deshacer en «Versiones», «Publicaciones».',
      )}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button variant="primary" busy={busy} onClick={onConfirm}>
            {t('Republicar')}
          </Button>
        </>
      }
    >
      <ul className="-m-1 flex min-h-0 flex-col divide-y overflow-y-auto p-1">
        {pending.map(({ id, name, isChanged, isOutdated, hasOldMenu, hasOldTrail }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <bdi className="min-w-40 flex-1 wrap-anywhere">{name}</bdi>
            {isChanged && <Badge tone="warning">{t('Cambios sin publicar')}</Badge>}
            {isOutdated && <Badge>{t('Marca anterior')}</Badge>}
            {hasOldMenu && <Badge>{t('Menú anterior')}</Badge>}
            {hasOldTrail && <Badge>{t('Ruta anterior')}</Badge>}
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="text-danger">
          {errorText(error)}
        </p>
      )}
    </Dialog>
  )
}
