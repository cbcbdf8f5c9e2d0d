import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { builderPath } from '../../features/page-builder/editor-session.ts'
import { readJson, writeJson } from '../../platform/local-storage.ts'
import { stopWaiting } from '../../platform/when-calm.ts'
import { cn } from '../../ui/class-names.ts'
import { isCovered, isPaletteKey } from '../commands/palette-keys.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { latePart, lazyPart } from '../../ui/lazy-part.ts'

/** Loaded once the first screen stands; what is asked for meanwhile loads it at once. */
const CommandCenter = latePart(async () => (await import('../commands/command-center.tsx')).CommandCenter)

/** Only phones and narrow windows ever ask for it. */
const MobileSidebar = lazyPart(async () => (await import('./mobile-sidebar.tsx')).MobileSidebar)

const FollowLinks = latePart(
  async () => (await import('../../features/workspace/switch/follow-links.tsx')).FollowLinks,
)

/** Where each place of the product keeps whether its menu is folded. */
const collapsedKeys = { panel: 'aurelio-sidebar-collapsed', builder: 'aurelio-sidebar-collapsed-builder' }
type Place = keyof typeof collapsedKeys

/** Sidebar, top bar and content. The editor stands outside of it. */
export function Shell() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const place: Place = pathname.startsWith(builderPath) ? 'builder' : 'panel'
  const [collapsed, setCollapsed] = useState(() => ({
    panel: isCollapsedAtFirst('panel'),
    builder: isCollapsedAtFirst('builder'),
  }))
  const isCollapsed = collapsed[place]
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  usePaletteKey(() => {
    stopWaiting()
    setPaletteOpen((open) => !open && !isCovered())
  })

  function toggle() {
    writeJson(collapsedKeys[place], !isCollapsed)
    setCollapsed({ ...collapsed, [place]: !isCollapsed })
  }

  function openPalette() {
    stopWaiting()
    setPaletteOpen(true)
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
          'fixed top-0 bottom-(--notice-height) left-0 z-20 hidden border-r bg-surface md:block',
          isCollapsed ? 'w-16' : 'w-62',
        )}
      >
        <Sidebar isCollapsed={isCollapsed} onToggle={toggle} />
      </div>
      {sheet !== 'never' && (
        <Suspense fallback={null}>
          <MobileSidebar
            open={sheet === 'open'}
            onOpenChange={(isOpen) => setSheet(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
      <div
        className={cn(
          'pb-[calc(var(--notice-height)+var(--bar-height))]',
          isCollapsed ? 'md:pl-16' : 'md:pl-62',
        )}
      >
        <TopBar onOpenMenu={() => setSheet('open')} onSearch={openPalette} />
        <Content />
        <BottomBar onMore={() => setSheet('open')} />
      </div>
      <Suspense fallback={null}>
        <FollowLinks />
        <CommandCenter isPaletteOpen={isPaletteOpen} onPaletteChange={setPaletteOpen} />
      </Suspense>
    </div>
  )
}

/**
 * As it was left; folded at first where the window is narrow, and beside the builder, which has a menu of its own (index.html
 * knows the same).
 */
function isCollapsedAtFirst(place: Place): boolean {
  const kept = readJson(collapsedKeys[place])
  return kept === true || (kept !== false && (place === 'builder' || window.innerWidth < 1024))
}

/** Ctrl+K or Cmd+K, also while typing; another dialog keeps the screen to itself. */
function usePaletteKey(toggle: () => void) {
  const latest = useRef(toggle)
  useEffect(() => {
    latest.current = toggle
  })
  // Listens before the screen is seen: who presses at once is heard.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

/**
 * Takes the focus after a change of screen, so that keyboard and screen reader go on at its start. Screens arrange
 * themselves by its width (`@xl:`), not the window's: the sidebar takes its part of that.
 */
function Content() {
  const ref = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A dialog opened while the screen was still coming keeps the focus, and what is being typed in it.
    if (!isCovered()) ref.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <main
      ref={ref}
      id="contenido"
      tabIndex={-1}
      className="@container mx-auto w-full max-w-310 px-4 py-4 md:p-8"
    >
      <Breadcrumbs />
      <Outlet />
    </main>
  )
}
