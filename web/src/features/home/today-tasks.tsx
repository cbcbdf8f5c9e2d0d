import { addresses } from '@aurelio/contracts/addresses'
import type { Task } from '@aurelio/contracts/tasks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CalendarDay } from '../../platform/calendar-day.ts'
import { formatCalendarDay, formatTimeOfDay } from '../../platform/format.ts'
import { ProjectDot } from '../../ui/project-dot.tsx'

/** Each leads to its task; what is late says so in words. */
export function TodayTasks({ tasks, today }: { tasks: readonly Task[]; today: CalendarDay }) {
  const { t } = useTranslation()
  return (
    <ul className="flex flex-1 flex-col divide-y">
      {tasks.map(({ id, title, dueOn, dueTime, project }) => (
        <li key={id} className="flex min-h-14">
          <Link
            to={addresses.task(id)}
            className="flex min-w-0 flex-1 items-center gap-x-3 px-4 py-1.5 @max-xl:flex-col @max-xl:items-stretch @max-xl:justify-center transition-colors duration-150 first:rounded-t-lg hover:bg-hover"
          >
            <span className="min-w-0 @xl:flex-1">
              <bdi className="block truncate font-medium">{title}</bdi>
              {project && (
                <span className="flex items-center gap-1.5 text-dense text-muted @max-xl:hidden">
                  <ProjectDot color={project.color} className="size-2" />
                  <bdi className="truncate">{project.name}</bdi>
                </span>
              )}
            </span>
            {dueOn === null || dueOn >= today ? (
              <span className="shrink-0 text-dense text-warning tabular-nums">
                {t('Hoy')}
                {dueTime !== null && `, ${formatTimeOfDay(dueTime)}`}
              </span>
            ) : (
              <span className="shrink-0 text-dense text-danger tabular-nums">
                {t('Vencida el {{date}}', { date: formatCalendarDay(dueOn) })}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
