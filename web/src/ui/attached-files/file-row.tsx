import type { WorkFile } from '@aurelio/contracts/work-files'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Eye, EyeOff, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { formatBytes, formatRelative } from '../../platform/format.ts'
import { shortName } from '../../platform/short-name.ts'
import { Badge } from '../badge.tsx'
import { IconButton } from '../icon-button.tsx'
import { Menu, MenuItem } from '../menu.tsx'
import { notify } from '../toast.tsx'

/** A file, to be saved; the team shows it to clients or removes it. */
export function FileRow({ file }: { file: WorkFile }) {
  const { t } = useTranslation()
  const mayChange = useCan('projects.change')
  const { id, name, size, forClients, author, createdAt } = file
  return (
    <li className="flex items-center gap-2 border-t px-3 py-2 first:border-t-0">
      <div className="min-w-0 flex-1">
        <a
          href={`/api/work-files/${id}`}
          download={name}
          className="block truncate rounded-sm font-medium hover:underline"
        >
          <bdi>{name}</bdi>
        </a>
        <p className="flex flex-wrap items-center gap-x-2 text-dense text-muted">
          {formatBytes(size)}
          <bdi>{author ?? t('Alguien')}</bdi>
          <time dateTime={createdAt}>{formatRelative(createdAt)}</time>
          {mayChange && forClients && <Badge tone="accent">{t('Visible para el cliente')}</Badge>}
        </p>
      </div>
      {mayChange && <FileMenu file={file} />}
    </li>
  )
}

function FileMenu({ file: { id, name, forClients } }: { file: WorkFile }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const shown = { name: shortName(name) }
  const tried = {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.workFiles.key() }),
    onError: (error: Error) => notify.error(errorText(error)),
  }
  const change = useMutation(api.workFiles.change.mutationOptions(tried))
  const restore = useMutation(api.workFiles.restore.mutationOptions(tried))
  const remove = useMutation(
    api.workFiles.remove.mutationOptions({
      ...tried,
      onSuccess: () => {
        notify.success(t('Se ha eliminado «{{name}}»', shown), {
          id: `file-${id}`,
          action: { label: t('Deshacer'), onClick: () => restore.mutate({ id }) },
        })
        return tried.onSuccess()
      },
    }),
  )
  const Icon = forClients ? EyeOff : Eye
  return (
    <Menu
      trigger={
        <IconButton
          label={t('Acciones de «{{name}}»', shown)}
          icon={<Ellipsis aria-hidden="true" className="size-4" />}
        />
      }
    >
      <MenuItem
        icon={<Icon aria-hidden="true" className="size-4" />}
        onSelect={() => change.mutate({ id, forClients: !forClients })}
      >
        {forClients ? t('Ocultar al cliente') : t('Enseñar al cliente')}
      </MenuItem>
      <MenuItem
        destructive
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onSelect={() => remove.mutate({ id })}
      >
        {t('Eliminar')}
      </MenuItem>
    </Menu>
  )
}
