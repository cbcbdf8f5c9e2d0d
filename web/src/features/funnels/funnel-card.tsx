import type { FunnelSummary } from '@aurelio/contracts/funnels'
import { useMutation } from '@tanstack/react-query'
import { Copy, Download, MoreVertical, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { formatNumber, formatRelative } from '../../platform/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { notify } from '../../ui/toast.tsx'
import { funnelPath } from './funnels-path.ts'
import { useFunnelActions } from './use-create-funnel.ts'

export function FunnelCard({ funnel }: { funnel: FunnelSummary }) {
  const { t } = useTranslation()
  const nameId = useId()
  const [isRemoving, setRemoving] = useState(false)
  const { duplicate, download } = useFunnelActions()
  const removal = useMutation(
    api.funnels.remove.mutationOptions({
      onSuccess: () => setRemoving(false),
      onError: (error) => notify.error(errorText(error)),
    }),
  )
  const { id, name, steps, updatedAt, url } = funnel
  return (
    <article
      aria-labelledby={nameId}
      className="flex min-w-0 flex-col gap-2 rounded-lg border bg-surface p-4"
    >
      <div className="flex items-start gap-2">
        <Link
          id={nameId}
          to={funnelPath(id)}
          className="min-h-11 min-w-0 flex-1 content-center font-semibold wrap-anywhere hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <Menu
          trigger={
            <IconButton
              label={t('Más acciones de {{name}}', { name })}
              icon={<MoreVertical aria-hidden="true" className="size-4" />}
            />
          }
        >
          <MenuItem
            icon={<Copy aria-hidden="true" className="size-4" />}
            onSelect={() => duplicate.mutate(funnel)}
          >
            {t('Duplicar')}
          </MenuItem>
          <MenuItem
            icon={<Download aria-hidden="true" className="size-4" />}
            onSelect={() => download.mutate(funnel)}
          >
            {t('Exportar')}
          </MenuItem>
          <MenuItem
            destructive
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onSelect={() => setRemoving(true)}
          >
            {t('Eliminar')}
          </MenuItem>
        </Menu>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-dense text-muted">
        <Badge tone={url === null ? 'neutral' : 'success'}>
          {url === null ? t('Borrador') : t('Publicado')}
        </Badge>
        <span>{t('Pasos: {{steps}}', { steps: formatNumber(steps) })}</span>
        <span>{formatRelative(updatedAt)}</span>
      </p>
      {url !== null && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="truncate text-dense text-accent-text hover:underline"
        >
          {url}
        </a>
      )}
      {isRemoving && (
        <ConfirmDialog
          open
          onOpenChange={setRemoving}
          title={t('¿Eliminar el embudo «{{name}}»?', { name })}
          description={t('Se van sus pasos y sus cifras. Las páginas se quedan, publicadas como están.')}
          confirmLabel={t('Eliminar')}
          busy={removal.isPending}
          onConfirm={() => removal.mutate({ id })}
        />
      )}
    </article>
  )
}
