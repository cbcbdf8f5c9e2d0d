import { LogOut } from 'lucide-react'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSession } from '../../platform/auth/auth-provider.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { isOffered } from '../command.ts'
import { destination } from '../features.ts'
import { useSignOut } from '../use-sign-out.ts'

const iconClass = 'size-4'

/** The user menu, open at first: it is loaded when it is asked for. */
export function UserMenuOpen({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const { user, can } = useSession()
  const entries = [destination('profile'), destination('settings')].filter((entry) => isOffered(entry, can))
  return (
    <Menu defaultOpen trigger={trigger}>
      <p className="max-w-64 truncate px-2 py-1.5 text-dense text-muted">{user.email}</p>
      <MenuSeparator />
      {entries.map(({ id, name: label, path, icon: Icon }) => (
        <MenuItem
          key={id}
          icon={<Icon aria-hidden="true" className={iconClass} />}
          onSelect={() => void navigate(path)}
        >
          {t(label)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" className={iconClass} />} onSelect={() => void signOut()}>
        {t('Cerrar sesion')}
      </MenuItem>
    </Menu>
  )
}
