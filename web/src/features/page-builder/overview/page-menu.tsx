import type { OverviewPage } from '@aurelio/contracts/page-overview'
import {
  CalendarX,
  CopyPlus,
  Ellipsis,
  EyeOff,
  FileArchive,
  FolderInput,
  type LucideIcon,
  PenLine,
  Trash2,
} from 'lucide-react'
import { type ComponentType, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../platform/auth/auth-provider.tsx'
import type { PageAction, PageActionProps } from '../../../platform/feature.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { usePageActions } from './use-page-actions.ts'

type Entry = {
  name: string
  position: number
  icon: LucideIcon
  destructive?: boolean
  disabled?: boolean
  onSelect: () => void
}
type PageMenuProps = { page: OverviewPage; actions: readonly PageAction[] }

/** Everything that can be done with a page, behind one button: what the overview does, and what other features bring. */
export function PageMenu({ page, actions }: PageMenuProps) {
  const { t } = useTranslation()
  const { can } = useSession()
  const { duplicate, unplan, withdraw, remove, save } = usePageActions()
  const [Opened, setOpened] = useState<ComponentType<PageActionProps> | null>(null)
  const open = ({ load }: Pick<PageAction, 'load'>) => setOpened(() => lazyPart(load))

  const own: Entry[] = [
    { name: 'Duplicar', position: 1, icon: CopyPlus, onSelect: () => void duplicate(page) },
    {
      name: 'Cambiar nombre',
      position: 2,
      icon: PenLine,
      onSelect: () => open({ load: async () => (await import('./rename-dialog.tsx')).RenameDialog }),
    },
    {
      name: 'Mover',
      position: 3,
      icon: FolderInput,
      onSelect: () => open({ load: async () => (await import('./move-dialog.tsx')).MoveDialog }),
    },
    ...(page.publishAt === null
      ? []
      : [
          {
            name: 'Cancelar la publicación programada',
            position: 3.5,
            icon: CalendarX,
            onSelect: () => void unplan(page),
          },
        ]),
    {
      name: 'Retirar',
      position: 4,
      icon: EyeOff,
      disabled: page.publication === null,
      onSelect: () => void withdraw(page),
    },
    { name: 'Exportar', position: 6, icon: FileArchive, onSelect: () => void save(page) },
    {
      name: 'Eliminar',
      position: 8,
      icon: Trash2,
      destructive: true,
      onSelect: () => void remove([page]),
    },
  ]
  const brought = actions
    .filter(({ needs }) => needs === undefined || can[needs])
    .map((action): Entry => ({ ...action, onSelect: () => open(action) }))
  const entries = [...(can['pages.edit'] ? own : []), ...brought].toSorted((a, b) => a.position - b.position)
  if (entries.length === 0) return null

  return (
    <>
      <Menu
        trigger={
          <Button
            variant="ghost"
            aria-label={t('Más acciones de {{name}}', { name: page.name })}
            icon={<Ellipsis aria-hidden="true" className="size-4" />}
            className="aspect-square px-0 coarse:min-w-11"
          />
        }
      >
        {entries.map(({ name, icon: Icon, destructive = false, disabled = false, onSelect }) => (
          <MenuItem
            key={name}
            icon={<Icon aria-hidden="true" className="size-4" />}
            destructive={destructive}
            disabled={disabled}
            onSelect={onSelect}
          >
            {t(name)}
          </MenuItem>
        ))}
      </Menu>
      {Opened && (
        <Suspense fallback={null}>
          <Opened page={page} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
