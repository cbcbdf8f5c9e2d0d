import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { readJson, writeJson } from '../../platform/local-storage.ts'
import { cn } from '../../ui/class-names.ts'
import { MobileSidebar } from './mobile-sidebar.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

const collapsedKey = 'aurelio-sidebar-collapsed'

/** Sidebar, top bar and content. The editor stands outside of it. */
export function Shell() {
  const { t } = useTranslation()
  const [isCollapsed, setCollapsed] = useState(() => readJson(collapsedKey) === true)
  const [isSheetOpen, setSheetOpen] = useState(false)

  function toggle() {
    writeJson(collapsedKey, !isCollapsed)
    setCollapsed(!isCollapsed)
  }

  return (
    <div className="min-h-dvh">
      <a
        href="#contenido"
        className="sr-only z-50 rounded-md bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('Saltar al contenido')}
      </a>
      <div
        className={cn(
          'fixed inset-y-0 left-0 z-20 hidden border-r bg-surface md:block',
          isCollapsed ? 'w-16' : 'w-62',
        )}
      >
        <Sidebar isCollapsed={isCollapsed} onToggle={toggle} />
      </div>
      <MobileSidebar open={isSheetOpen} onOpenChange={setSheetOpen} />
      <div className={isCollapsed ? 'md:pl-16' : 'md:pl-62'}>
        <TopBar onOpenMenu={() => setSheetOpen(true)} />
        <Content />
      </div>
    </div>
  )
}

/** Takes the focus after a change of screen, so that keyboard and screen reader go on at its start. */
function Content() {
  const ref = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    ref.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <main ref={ref} id="contenido" tabIndex={-1} className="mx-auto w-full max-w-310 px-4 py-6 md:p-8">
      <Outlet />
    </main>
  )
}
