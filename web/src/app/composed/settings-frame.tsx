import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, Outlet, useLocation } from 'react-router'
import { useSession } from '../../platform/auth/auth-provider.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { tabClass, tabRowClass } from '../../ui/tab-class.ts'
import { isOffered } from '../command.ts'
import { screens } from '../features.ts'

const tabs = screens
  .flatMap(({ path, settings }) => (settings ? [{ path, ...settings }] : []))
  .toSorted((a, b) => a.position - b.position)

/** The settings with the tabs that features have in them. */
export function SettingsFrame() {
  const { t } = useTranslation()
  const { can, workspace } = useSession()
  const offered = tabs.filter((tab) => isOffered(tab, can))
  const place = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // On a phone only some of them are in sight: the one that is open has to be.
  useEffect(() => {
    const links = place.current?.querySelectorAll('a') ?? []
    const open = [...links].find((link) => link.pathname === pathname)
    open?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    // The tabs say where one is: with the way up above them (breadcrumbs.tsx) they would jump between one and the next.
    <div className="flex flex-col gap-4 md:gap-6 [nav:has(+&)]:hidden">
      <PageHeader
        isBrief
        title={t('Configuracion')}
        text={t('De «{{name}}», y tuyos.', { name: workspace.name })}
      />
      <nav ref={place} aria-label={t('Secciones de la configuración')} className={tabRowClass}>
        <ul className="flex min-w-max gap-1 border-b">
          {offered.map(({ path, label }) => (
            <li key={path} className="flex">
              <NavLink to={path} end className={({ isActive }) => tabClass(isActive)}>
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </div>
  )
}
