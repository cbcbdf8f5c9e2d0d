import type { SubscriberList } from '@aurelio/contracts/subscriptions'
import { useMutation } from '@tanstack/react-query'
import { EllipsisVertical, FileUp, PenLine, Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { refusalOf } from '../../../platform/api/error-text.ts'
import { formatNumber } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { NameDialog } from '../../../ui/name-dialog.tsx'
import { subscriptionsPath } from '../subscriptions-path.ts'
import { AddPeopleDialog } from './add-people-dialog.tsx'
import { ImportPeopleDialog } from './import-people-dialog.tsx'
import { tellRefusal } from '../tell-refusal.ts'

/** A list, how many stand on it, and what is done with it. */
export function ListRow({ list }: { list: SubscriberList }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'people' | 'import' | 'rename' | 'remove' | null>(null)
  const { id, name, confirmed, pending, left } = list
  const close = () => setOpen(null)
  return (
    <li data-row={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <div className="flex min-w-48 flex-1 flex-col">
        <h3 className="font-semibold wrap-anywhere">
          <Link to={`${subscriptionsPath}?tab=people&list=${id}`} className="hover:underline">
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className="text-dense text-muted tabular-nums">
          {[
            t('Reciben: {{figure}}', { figure: formatNumber(confirmed) }),
            pending > 0 && t('Sin confirmar: {{figure}}', { figure: formatNumber(pending) }),
            left > 0 && t('De baja: {{figure}}', { figure: formatNumber(left) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex gap-2">
        <Button icon={<UserPlus aria-hidden="true" className="size-4" />} onClick={() => setOpen('people')}>
          {t('Añadir personas')}
        </Button>
        <Menu
          trigger={
            <IconButton
              label={t('Más acciones de {{name}}', { name })}
              icon={<EllipsisVertical aria-hidden="true" className="size-4" />}
            />
          }
        >
          <MenuItem
            icon={<FileUp aria-hidden="true" className="size-4" />}
            onSelect={() => setOpen('import')}
          >
            {t('Importar de un archivo')}
          </MenuItem>
          <MenuItem
            icon={<PenLine aria-hidden="true" className="size-4" />}
            onSelect={() => setOpen('rename')}
          >
            {t('Renombrar')}
          </MenuItem>
          <MenuItem
            destructive
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onSelect={() => setOpen('remove')}
          >
            {t('Eliminar')}
          </MenuItem>
        </Menu>
      </div>
      {open === 'people' && <AddPeopleDialog list={list} onClose={close} />}
      {open === 'import' && <ImportPeopleDialog list={list} onClose={close} />}
      {open === 'rename' && <RenameList list={list} onClose={close} />}
      <RemoveList list={list} open={open === 'remove'} onClose={close} />
    </li>
  )
}

function RenameList({ list, onClose }: { list: SubscriberList; onClose: () => void }) {
  const { t } = useTranslation()
  const rename = useMutation(api.subscriptions.renameList.mutationOptions({ onSuccess: onClose }))
  return (
    <NameDialog
      title={t('Renombrar')}
      initial={list.name}
      maxLength={80}
      keep={(name) => refusalOf(rename.mutateAsync({ id: list.id, name }))}
      onClose={onClose}
    />
  )
}

function RemoveList({ list, open, onClose }: { list: SubscriberList; open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const remove = useMutation(
    api.subscriptions.removeList.mutationOptions({
      onSuccess: onClose,
      onError: tellRefusal,
    }),
  )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={t('Eliminar «{{name}}»', { name: list.name })}
      description={t(
        'Se pierde quién está en ella y la prueba de su permiso. Lo ya enviado conserva sus cifras. No se puede deshacer.',
      )}
      confirmLabel={t('Eliminar')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: list.id })}
    />
  )
}
