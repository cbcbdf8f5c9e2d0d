import type { PageSummary } from '@aurelio/contracts/pages'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'

type DeletePageDialogProps = { page: PageSummary; open: boolean; onOpenChange: (open: boolean) => void }

/** Names the page and what goes with it. */
export function DeletePageDialog({ page, open, onOpenChange }: DeletePageDialogProps) {
  const { t } = useTranslation()
  const removal = useMutation(
    api.pages.remove.mutationOptions({
      onSuccess: () => {
        notify.success(t('Se ha eliminado «{{name}}»', { name: page.name }))
        onOpenChange(false)
      },
      onError: (error) => notify.error(errorText(error)),
    }),
  )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('¿Eliminar «{{name}}»?', { name: page.name })}
      description={
        page.publication
          ? t('La página se borra y deja de estar publicada. No se puede deshacer. Sus leads se conservan.')
          : t('La página se borra. No se puede deshacer.')
      }
      confirmLabel={t('Eliminar página')}
      busy={removal.isPending}
      onConfirm={() => removal.mutate({ id: page.id })}
    />
  )
}
