import { useQuery } from '@tanstack/react-query'
import { LogOut, Plus } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { useSession } from '../../../platform/auth/auth-provider.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { CreateWorkspaceDialog } from './create-workspace-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { useSwitch } from './use-switch.ts'

const iconClass = 'size-4 shrink-0'

/** Every workspace of the person with what waits there, open at first: it is loaded when it is asked for. */
export function WorkspaceMenu({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation()
  const { workspace } = useSession()
  const go = useSwitch()
  const [asks, setAsks] = useState<'create' | 'leave' | null>(null)
  const { data } = useQuery(api.workspaces.list.queryOptions())
  const items = data?.items ?? [{ ...workspace, unread: 0 }]
  const choices = items.map(({ id, name, unread }) => ({
    value: id,
    content: (
      <>
        <bdi className="max-w-56 min-w-0 flex-1 truncate">{name}</bdi>
        {unread > 0 && <Badge tone="accent">{t('{{number}} sin leer', { number: unread })}</Badge>}
      </>
    ),
  }))
  return (
    <>
      <Menu defaultOpen align="start" trigger={trigger}>
        <MenuChoices
          label={t('Tus espacios')}
          value={workspace.id}
          onChange={(id) => id !== workspace.id && go(id)}
          choices={choices}
        />
        <MenuSeparator />
        <MenuItem icon={<Plus aria-hidden="true" className={iconClass} />} onSelect={() => setAsks('create')}>
          {t('Crear espacio')}
        </MenuItem>
        <MenuItem
          icon={<LogOut aria-hidden="true" className={iconClass} />}
          onSelect={() => setAsks('leave')}
        >
          {t('Salir de este espacio')}
        </MenuItem>
      </Menu>
      <CreateWorkspaceDialog
        open={asks === 'create'}
        onOpenChange={(open) => setAsks(open ? 'create' : null)}
      />
      <LeaveDialog open={asks === 'leave'} onOpenChange={(open) => setAsks(open ? 'leave' : null)} />
    </>
  )
}
