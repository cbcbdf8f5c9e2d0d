import { addresses } from '@aurelio/contracts/addresses'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { useSession } from '../../platform/auth/auth-provider.tsx'
import { cn } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { latePart } from '../../ui/lazy-part.ts'
import { Logo } from '../../ui/logo.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { Avatar, useDisplayName } from './avatar.tsx'
import { offeredNavigation } from '../navigation.ts'
import { SidebarEntry } from './sidebar-entry.tsx'

/** Comes once the first screen stands: it has its place meanwhile. */
const WorkspacePlace = latePart(
  async () => (await import('../../features/workspace/switch/workspace-place.tsx')).WorkspacePlace,
)

type SidebarProps = { isCollapsed: boolean; onToggle?: () => void; onNavigate?: () => void }

/** Shared by the desktop column and the slide-over on phones, which has no `onToggle`. */
export function Sidebar({ isCollapsed, onToggle, onNavigate }: SidebarProps) {
  const { t } = useTranslation()
  const { can } = useSession()
  return (
    <nav aria-label={t('Principal')} className="flex h-full flex-col">
      <div className={cn('flex h-14 shrink-0 items-center gap-2 px-3', isCollapsed && 'justify-center')}>
        {!isCollapsed && (
          <Link
            to={addresses.home}
            onClick={onNavigate}
            className="flex flex-1 items-center gap-2 rounded-md text-base font-semibold"
          >
            <Logo />
            Aurelio
          </Link>
        )}
        {onToggle && (
          <IconButton
            label={isCollapsed ? t('Desplegar el menú') : t('Plegar el menú')}
            side="right"
            aria-expanded={!isCollapsed}
            icon={
              isCollapsed ? (
                <PanelLeftOpen aria-hidden="true" className="size-5" />
              ) : (
                <PanelLeftClose aria-hidden="true" className="size-5" />
              )
            }
            onClick={onToggle}
          />
        )}
      </div>
      <div className="h-10 shrink-0 px-3 coarse:h-12">
        <Suspense fallback={null}>
          <WorkspacePlace isCollapsed={isCollapsed} />
        </Suspense>
      </div>
      <ul className="flex flex-1 flex-col gap-1 overflow-y-auto px-3 py-2">
        {offeredNavigation(can).map((entry) => (
          <SidebarEntry key={entry.id} entry={entry} isCollapsed={isCollapsed} onNavigate={onNavigate} />
        ))}
      </ul>
      <ProfileLink isCollapsed={isCollapsed} onNavigate={onNavigate} />
    </nav>
  )
}

function ProfileLink({
  isCollapsed,
  onNavigate,
}: {
  isCollapsed: boolean
  onNavigate: (() => void) | undefined
}) {
  const { user } = useSession()
  const name = useDisplayName()
  const link = (
    <NavLink
      to={addresses.profile}
      onClick={onNavigate}
      aria-label={isCollapsed ? name : undefined}
      className={cn('flex items-center gap-3 rounded-md p-2 hover:bg-hover', isCollapsed && 'justify-center')}
    >
      <Avatar name={name} image={user.image} />
      {!isCollapsed && <span className="truncate font-medium">{name}</span>}
    </NavLink>
  )
  return (
    <div className="border-t p-2">
      {isCollapsed ? (
        <Tooltip text={name} side="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </div>
  )
}
