import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { refusalOf } from '../../../platform/api/error-text.ts'
import type { PageActionProps } from '../../../platform/feature.ts'
import { NameDialog } from '../../../ui/name-dialog.tsx'

/** Another name for a page; what is published keeps its title until it is published again. */
export function RenameDialog({ page, onClose }: PageActionProps) {
  const { t } = useTranslation()
  const rename = useMutation(api.pageOverview.rename.mutationOptions({ onSuccess: onClose }))
  return (
    <NameDialog
      title={t('Cambiar nombre')}
      initial={page.name}
      maxLength={200}
      keep={(name) => refusalOf(rename.mutateAsync({ id: page.id, name }))}
      onClose={onClose}
    />
  )
}
