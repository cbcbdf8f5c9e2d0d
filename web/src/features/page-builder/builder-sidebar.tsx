import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router'
import { type SectionGroup, sectionGroups } from '../../platform/feature.ts'
import { cn } from '../../ui/class-names.ts'

export type BuilderSection = {
  path: string
  label: string
  group: SectionGroup
}

const groupNames: Record<SectionGroup, string> = {
  pages: 'Páginas',
  capture: 'Captar',
  measure: 'Medir',
  care: 'Cuidar',
  learn: 'Aprender',
}

/** A column on wide screens, which stays as the rest scrolls; below, a list that opens under the name of the section one is in. */
export function BuilderSidebar({ sections }: { sections: readonly BuilderSection[] }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const current = sections.find(({ path }) => pathname === path)
  return (
    <nav
      aria-label={t('Aurelio Builder')}
      className="@2xl:sticky @2xl:top-20 @2xl:-m-1 @2xl:max-h-[calc(100dvh-6rem)] @2xl:w-50 @2xl:shrink-0 @2xl:self-start @2xl:overflow-y-auto @2xl:p-1"
    >
      <h2 className="mb-2 text-dense max-md:sr-only font-semibold text-muted @2xl:px-2">
        {t('Aurelio Builder')}
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="flex h-10 w-full items-center justify-between rounded-md border border-control bg-surface px-3 @2xl:hidden coarse:h-11"
      >
        <span className="font-medium">{current ? t(current.label) : t('Secciones')}</span>
        <ChevronDown aria-hidden="true" className={cn('size-4 text-muted', isOpen && 'rotate-180')} />
      </button>
      <div id={listId} className={cn('mt-2 flex-col gap-3 @2xl:mt-0 @2xl:flex', isOpen ? 'flex' : 'hidden')}>
        {sectionGroups.map((group) => (
          <SectionList
            key={group}
            name={t(groupNames[group])}
            sections={sections.filter((section) => section.group === group)}
            onGo={() => setOpen(false)}
          />
        ))}
      </div>
    </nav>
  )
}

type SectionListProps = { name: string; sections: readonly BuilderSection[]; onGo: () => void }

function SectionList({ name, sections, onGo }: SectionListProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div>
      <h3 id={id} className="px-2 pb-1 text-dense text-muted">
        {name}
      </h3>
      <ul aria-labelledby={id} className="flex flex-col gap-1">
        {sections.map(({ path, label }) => (
          <li key={path} className="flex">
            <NavLink
              to={path}
              onClick={onGo}
              className={({ isActive }) =>
                cn(
                  'flex h-9 flex-1 items-center truncate rounded-md px-2 coarse:h-11',
                  isActive
                    ? 'bg-accent-soft font-medium text-accent-text'
                    : 'text-muted hover:bg-hover hover:text-foreground',
                )
              }
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
