import { Menu as MenuIcon, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useTheme } from '../../platform/theme/theme-provider.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { UserMenu } from './user-menu.tsx'

export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation()
  return (
    <header className="sticky top-0 z-10 flex h-14 items-center gap-2 border-b bg-background px-2 md:px-8">
      <div className="flex items-center gap-1 md:hidden">
        <IconButton
          label={t('Abrir menú')}
          icon={<MenuIcon aria-hidden="true" className="size-5" />}
          onClick={onOpenMenu}
        />
        <Link to="/dashboard" className="flex items-center gap-2 rounded-md p-1 text-base font-semibold">
          <Logo />
          Aurelio
        </Link>
      </div>
      <div className="ml-auto flex items-center gap-1">
        <ThemeToggle />
        <UserMenu />
      </div>
    </header>
  )
}

function ThemeToggle() {
  const { t } = useTranslation()
  const { theme, toggleTheme } = useTheme()
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <IconButton
      label={theme === 'dark' ? t('Usar el modo claro') : t('Usar el modo oscuro')}
      icon={<Icon aria-hidden="true" className="size-5" />}
      onClick={toggleTheme}
    />
  )
}
