import { ChevronRight } from 'lucide-react'
import { addresses } from '@aurelio/contracts/addresses'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../platform/auth/auth-provider.tsx'
import { cn } from '../../ui/class-names.ts'
import { useRouteTitle } from '../route-title.ts'
import { parentsOf } from './parents.ts'

/** The way up from a screen that stands below another one; on phones the builder's own menu says as much. */
export function Breadcrumbs() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const title = useRouteTitle()
  const parents = parentsOf(pathname, useSession().can)
  if (parents.length === 0 || title === undefined) return null
  return (
    <nav
      aria-label={t('Dónde estás')}
      className={cn('mb-4', pathname.startsWith(`${addresses.builder}/`) && 'max-md:hidden')}
    >
      <ol className="flex items-center gap-x-1 text-dense whitespace-nowrap text-muted">
        {parents.map(({ id, name, path }) => (
          <li key={id} className="flex items-center gap-1">
            <Link
              to={path}
              className="inline-flex min-h-6 items-center rounded-sm hover:text-foreground coarse:min-h-11"
            >
              {t(name)}
            </Link>
            <ChevronRight aria-hidden="true" className="size-4" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate">
          {t(title)}
        </li>
      </ol>
    </nav>
  )
}
