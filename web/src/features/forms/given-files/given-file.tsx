import type { FormFile } from '@aurelio/contracts/form-files'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatBytes, formatDate } from '../../../platform/format.ts'
import { shortName } from '../../../platform/short-name.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { notify } from '../../../ui/toast.tsx'

/** A file that forms give, which can be deleted for good. */
export function GivenFile({ file: { id, name, size, createdAt } }: { file: FormFile }) {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  const queryClient = useQueryClient()
  const shown = { name: shortName(name) }
  const remove = useMutation(
    api.formFiles.remove.mutationOptions({
      onSuccess: () => {
        notify.success(t('Se ha eliminado «{{name}}»', shown))
        return queryClient.invalidateQueries({ queryKey: api.formFiles.key() })
      },
      onError: (error) => notify.error(errorText(error)),
    }),
  )
  return (
    <li className="flex items-center gap-2 px-4 py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-2 text-dense text-muted">
          {formatBytes(size)}
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
      </div>
      <IconButton
        label={t('Eliminar «{{name}}»', shown)}
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={() => setAsked(true)}
      />
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('¿Eliminar «{{name}}»?', shown)}
        description={t(
          'Los formularios que lo dan dejan de darlo, y los enlaces ya enviados dirán que el archivo no está. No se puede deshacer.',
        )}
        confirmLabel={t('Eliminar')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      />
    </li>
  )
}
