import { addresses } from '@aurelio/contracts/addresses'
import { Menu as MenuIcon, Moon, Search, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BellPlace } from '../../features/notifications/bell-place.tsx'
import { useTheme } from '../../platform/theme/theme-provider.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Keys } from '../../ui/keys.tsx'
import { Logo } from '../../ui/logo.tsx'
import { paletteKeys } from '../commands/palette-keys.ts'
import { GuideLink } from './guide-link.tsx'
import { UserMenu } from './user-menu.tsx'

type TopBarProps = { onOpenMenu: () => void; onSearch: () => void }

export function TopBar({ onOpenMenu, onSearch }: TopBarProps) {
  const { t } = useTranslation()
  return (
    <header className="sticky top-0 z-10 border-b bg-background">
      {/* As wide as the content below it. */}
      <div className="mx-auto flex h-14 w-full max-w-310 items-center px-2 md:gap-2 md:px-8">
        <div className="flex items-center gap-1 md:hidden">
          <IconButton
            label={t('Abrir menú')}
            icon={<MenuIcon aria-hidden="true" className="size-5" />}
            onClick={onOpenMenu}
          />
          <Link
            to={addresses.home}
            className="flex items-center gap-2 rounded-md p-1 text-base font-semibold"
          >
            <Logo />
            Aurelio
          </Link>
        </div>
        <SearchButton onSearch={onSearch} />
        <div className="flex items-center md:gap-1">
          <GuideLink className="max-md:hidden" />
          <ThemeToggle />
          <BellPlace />
          <UserMenu />
        </div>
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

/** Opens the palette: a field to look at, an icon on phones. */
function SearchButton({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onSearch}
      className="ml-auto flex size-9 items-center justify-center gap-2 rounded-md text-muted hover:bg-hover hover:text-foreground md:mr-auto md:ml-0 md:w-72 md:justify-start md:border md:border-border-strong md:bg-surface md:px-3 coarse:size-11 md:coarse:w-72"
    >
      <Search aria-hidden="true" className="size-5 shrink-0 md:size-4" />
      <span className="max-md:sr-only md:flex-1 md:text-left">{t('Buscar…')}</span>
      <Keys keys={paletteKeys()} className="max-md:hidden" />
    </button>
  )
}
