import { addresses } from '@aurelio/contracts/addresses'
import { ChevronRight, Shield, SlidersHorizontal, UserRound, UsersRound, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCan } from '../../platform/auth/use-can.ts'
import { HandOverCard } from './danger/hand-over-card.tsx'
import { RemovalCard } from './danger/removal-card.tsx'
import { NameCard } from './settings/name-card.tsx'
import { SettingsCards } from './settings/settings-cards.tsx'

type Place = { name: string; description: string; to: string; icon: LucideIcon }

const places: readonly Place[] = [
  {
    name: 'Perfil',
    description: 'Tu nombre, tu foto y tu biografía',
    to: addresses.profile,
    icon: UserRound,
  },
  {
    name: 'Seguridad',
    description: 'Contraseña, dos factores, llaves de acceso y sesiones',
    to: addresses.profileTab('security'),
    icon: Shield,
  },
  {
    name: 'Preferencias',
    description: 'Tema, idioma, fechas y avisos',
    to: addresses.profileTab('preferences'),
    icon: SlidersHorizontal,
  },
]

const accounts: Place = {
  name: 'Cuentas',
  description: 'Quién puede entrar en esta instalación',
  to: addresses.settingsOf('accounts'),
  icon: UsersRound,
}

/** The workspace's settings, and the way to all the others. */
export function SettingsScreen() {
  const { t } = useTranslation()
  const mayManageAccounts = useCan('accounts.manage')
  const owns = useCan('workspace.own')
  const maySet = useCan('workspace.settings')
  return (
    <div className="grid max-w-140 items-start gap-6 @4xl:max-w-none @4xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <NameCard />
        {maySet && <SettingsCards />}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <ul className="flex flex-col divide-y rounded-lg border bg-surface">
          {[...places, ...(mayManageAccounts ? [accounts] : [])].map(
            ({ name, description, to, icon: Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex items-center gap-3 rounded-lg p-4 transition-colors duration-150 hover:bg-hover"
                >
                  <Icon aria-hidden="true" className="size-5 shrink-0 text-accent-text" />
                  <span className="min-w-0 flex-1">
                    <span className="block font-medium">{t(name)}</span>
                    <span className="block text-dense text-muted">{t(description)}</span>
                  </span>
                  <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
                </Link>
              </li>
            ),
          )}
        </ul>
        {owns && (
          <>
            <HandOverCard />
            <RemovalCard />
          </>
        )}
      </div>
    </div>
  )
}
