import { ChevronDown, LogOut, Settings, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAuth, useSession } from '../../platform/auth/auth-provider.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { notify } from '../../ui/toast.tsx'
import { Avatar, useDisplayName } from './avatar.tsx'

const iconClass = 'size-4'

export function UserMenu() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { forget } = useAuth()
  const { user } = useSession()
  const name = useDisplayName()

  async function leave() {
    const { endSession } = await import('../../platform/auth/auth-client.ts')
    const failure = await endSession()
    if (failure !== null) {
      notify.error(failure)
      return
    }
    // The login screen would send a signed-in person back, and the guard would remember this place.
    await navigate('/login', { state: { signedOut: true } })
    await forget()
  }

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
      <MenuItem
        icon={<UserRound aria-hidden="true" className={iconClass} />}
        onSelect={() => void navigate('/dashboard/profile')}
      >
        {t('Perfil')}
      </MenuItem>
      <MenuItem
        icon={<Settings aria-hidden="true" className={iconClass} />}
        onSelect={() => void navigate('/settings')}
      >
        {t('Configuracion')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" className={iconClass} />} onSelect={() => void leave()}>
        {t('Cerrar sesion')}
      </MenuItem>
    </Menu>
  )
}
