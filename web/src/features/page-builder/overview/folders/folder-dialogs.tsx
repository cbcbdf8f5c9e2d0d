import type { PageFolder } from '@aurelio/contracts/page-folders'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../platform/api/client.ts'
import { errorText, type ProblemWords, refusalOf } from '../../../../platform/api/error-text.ts'
import { i18n } from '../../../../platform/i18n/i18n.ts'
import { shortName } from '../../../../platform/short-name.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { NameDialog } from '../../../../ui/name-dialog.tsx'
import { notify } from '../../../../ui/toast.tsx'

const longest = 80
const words: ProblemWords = {
  TOO_MANY_FOLDERS: ({ most }) => i18n.t('Un sitio puede tener {{most}} carpetas como mucho.', { most }),
}

/** Another folder in a site. */
export function NewFolderDialog({ siteId, onClose }: { siteId: string; onClose: () => void }) {
  const { t } = useTranslation()
  const create = useMutation(api.pageFolders.create.mutationOptions({ onSuccess: onClose }))
  return (
    <NameDialog
      title={t('Nueva carpeta')}
      initial=""
      maxLength={longest}
      help={t('Ordena las páginas aquí; su dirección no cambia.')}
      confirmLabel={t('Crear')}
      keep={(name) => refusalOf(create.mutateAsync({ id: siteId, name }), words)}
      onClose={onClose}
    />
  )
}

type FolderDialogProps = { folder: PageFolder; onClose: () => void }

export function RenameFolderDialog({ folder, onClose }: FolderDialogProps) {
  const { t } = useTranslation()
  const rename = useMutation(api.pageFolders.rename.mutationOptions({ onSuccess: onClose }))
  return (
    <NameDialog
      title={t('Cambiar el nombre de «{{name}}»', { name: shortName(folder.name) })}
      initial={folder.name}
      maxLength={longest}
      keep={(name) => refusalOf(rename.mutateAsync({ id: folder.id, name }))}
      onClose={onClose}
    />
  )
}

/** Nothing of the pages in it goes. */
export function RemoveFolderDialog({
  folder,
  onClose,
  onRemoved,
}: FolderDialogProps & { onRemoved: () => void }) {
  const { t } = useTranslation()
  const remove = useMutation(
    api.pageFolders.remove.mutationOptions({
      onSuccess: onRemoved,
      onError: (error) => notify.error(errorText(error)),
    }),
  )
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('¿Eliminar la carpeta «{{name}}»?', { name: shortName(folder.name) })}
      description={t('Sus páginas se quedan en el sitio, sin carpeta, y siguen publicadas como estén.')}
      confirmLabel={t('Eliminar')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: folder.id })}
    />
  )
}
