import { Menu } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../platform/auth/auth-provider.tsx'
import { cn } from '../../ui/class-names.ts'
import type { Destination } from '../features.ts'
import { offeredPlaces } from '../navigation.ts'

/** On phones: the places that are gone to daily, and the whole menu behind the last one. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation()
  const { can } = useSession()
  const { pathname } = useLocation()
  const places = offeredPlaces(can)
  const current = placeOf(pathname, places)
  return (
    <nav
      data-bottom-bar
      aria-label={t('Accesos del móvil')}
      className="fixed inset-x-0 bottom-(--notice-height) z-20 border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="flex h-14 *:flex-1">
        {places.map(({ id, name, path, icon: Icon, bar }) => (
          <li key={id} className="flex min-w-0">
            <Link
              to={path}
              aria-current={path === current ? 'page' : undefined}
              className={placeClass(path === current)}
            >
              <Icon aria-hidden="true" className="size-5" />
              <span className="max-w-full truncate">{t(bar?.name ?? name)}</span>
            </Link>
          </li>
        ))}
        <li className="flex min-w-0">
          <button type="button" aria-haspopup="dialog" onClick={onMore} className={placeClass(false)}>
            <Menu aria-hidden="true" className="size-5" />
            {t('Más')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

/** The nearest place above an address: leads stand below the builder, and are a place of their own. */
function placeOf(pathname: string, places: readonly Destination[]): string | undefined {
  return places
    .filter(({ path, sidebar }) =>
      sidebar?.exact === true ? pathname === path : pathname === path || pathname.startsWith(`${path}/`),
    )
    .toSorted((a, b) => b.path.length - a.path.length)[0]?.path
}

function placeClass(isActive: boolean): string {
  return cn(
    'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-1 text-xs font-medium -outline-offset-2',
    isActive ? 'text-accent-text' : 'text-muted',
  )
}
