import { addresses } from '@aurelio/contracts/addresses'
import { CalendarDays, FolderPlus, ListPlus, Settings } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCan } from '../../platform/auth/use-can.ts'
import { cardLinkClass } from '../../ui/card.tsx'
import { cn } from '../../ui/class-names.ts'
import { Section } from './section.tsx'

const tiles = [
  { label: 'Nuevo Proyecto', to: addresses.newProject, icon: FolderPlus, changes: true },
  { label: 'Nueva tarea', to: addresses.newTask, icon: ListPlus, changes: true },
  { label: 'Calendario', to: addresses.calendar, icon: CalendarDays, changes: false },
  { label: 'Configuracion', to: addresses.settings, icon: Settings, changes: false },
]

/** Four ways out of the home (dashboard.md §2); a client, who looks on, has two. */
export const QuickAccess = memo(function QuickAccess() {
  const { t } = useTranslation()
  const mayChange = useCan('projects.change')
  return (
    <Section title={t('Acceso rápido')}>
      <ul className="grid flex-1 grid-cols-2 gap-3">
        {tiles
          .filter(({ changes }) => mayChange || !changes)
          .map(({ label, to, icon: Icon }) => (
            <li key={to} className="flex">
              <Link
                to={to}
                className={cn(
                  cardLinkClass,
                  'flex flex-1 flex-col items-start justify-center gap-2 font-medium',
                )}
              >
                <Icon aria-hidden="true" className="size-5 text-accent-text" />
                {t(label)}
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  )
})
