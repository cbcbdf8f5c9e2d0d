import { ChevronDown, LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSession } from '../../platform/auth/auth-provider.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { screens } from '../commands/screens.ts'
import { Avatar, useDisplayName } from './avatar.tsx'
import { useSignOut } from './use-sign-out.ts'

const iconClass = 'size-4'

export function UserMenu() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const { user } = useSession()
  const name = useDisplayName()

  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t('Menú de usuario')}
          className={buttonClass({ variant: 'ghost', className: 'px-2' })}
        >
          <Avatar name={name} image={user.image} />
          <ChevronDown aria-hidden="true" className="size-4 text-muted" />
        </button>
      }
    >
      <p className="max-w-64 truncate px-2 py-1.5 text-dense text-muted">{user.email}</p>
      <MenuSeparator />
      {[screens.profile, screens.settings].map(({ id, name: label, path, icon: Icon }) => (
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
