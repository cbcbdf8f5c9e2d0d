import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router'
import { cn } from '../../ui/class-names.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import type { NavigationEntry } from '../navigation.ts'

type EntryProps = { entry: NavigationEntry; isCollapsed: boolean; onNavigate: (() => void) | undefined }

function linkClass({ isActive }: { isActive: boolean }): string {
  return cn(
    'flex h-9 min-w-0 flex-1 items-center gap-3 rounded-md px-2 coarse:h-11',
    isActive
      ? 'bg-accent-soft font-medium text-accent-text'
      : 'text-muted hover:bg-hover hover:text-foreground',
  )
}

export function SidebarEntry({ entry, isCollapsed, onNavigate }: EntryProps) {
  const { t } = useTranslation()
  const label = t(entry.name)
  const Icon = entry.icon
  const link = (
    <NavLink
      to={entry.path}
      end={entry.sidebar?.exact === true}
      onClick={onNavigate}
      aria-label={isCollapsed ? label : undefined}
      className={(state) => cn(linkClass(state), isCollapsed && 'justify-center')}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {!isCollapsed && <span className="truncate">{label}</span>}
    </NavLink>
  )
  if (isCollapsed) {
    return (
      <li className="flex">
        <Tooltip text={label} side="right">
          {/* The tooltip's trigger would turn the link's class, a function, into text. */}
          <span className="flex flex-1">{link}</span>
        </Tooltip>
      </li>
    )
  }
  if (entry.children.length === 0) return <li className="flex">{link}</li>
  return <Group entry={entry} link={link} onNavigate={onNavigate} />
}

type GroupProps = {
  entry: NavigationEntry
  link: ReactElement
  onNavigate: (() => void) | undefined
}

/** Open while one of its routes is active; the person may open or close it at any time. */
function Group({ entry, link, onNavigate }: GroupProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isActive = pathname === entry.path || pathname.startsWith(`${entry.path}/`)
  const [choice, setChoice] = useState<{ open: boolean; whileActive: boolean } | null>(null)
  const isOpen = choice?.whileActive === isActive ? choice.open : isActive
  const listId = useId()
  return (
    <li>
      <div className="flex items-center gap-1">
        {link}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={t('Submenú de {{name}}', { name: t(entry.name) })}
          onClick={() => setChoice({ open: !isOpen, whileActive: isActive })}
          className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-hover hover:text-foreground coarse:size-11"
        >
          <ChevronDown
            aria-hidden="true"
            className={cn('size-4 transition-transform duration-150', isOpen && 'rotate-180')}
          />
        </button>
      </div>
      <ul id={listId} hidden={!isOpen} className="mt-1 ml-4 flex-col gap-1 border-l pl-2 not-[[hidden]]:flex">
        {entry.children.map(({ id, name, path }) => (
          <li key={id} className="flex">
            <NavLink to={path} onClick={onNavigate} className={linkClass}>
              <span className="truncate">{t(name)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
