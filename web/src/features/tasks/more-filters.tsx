import { taskPriorities } from '@aurelio/contracts/tasks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { LabelFilter } from '../../ui/label-filter.tsx'
import { Select } from '../../ui/select.tsx'
import { MemberSelect } from '../../ui/member-select.tsx'
import type { TaskFilter } from './task-filter.ts'
import { priorityNames } from './task-words.ts'

type MoreFiltersProps = { filter: TaskFilter; onChange: (changes: Partial<TaskFilter>) => void }

/** By whom, how urgent, and with which word on it. */
export function MoreFilters({ filter, onChange }: MoreFiltersProps) {
  const { t } = useTranslation()
  const isTeam = useCan('tasks.change')
  const labels = useQuery({ ...api.tasks.labels.queryOptions(), enabled: isTeam }).data?.items
  return (
    <div className="flex w-full flex-wrap gap-3">
      {isTeam && !filter.mine && (
        <MemberSelect
          aria-label={t('Filtrar por responsable')}
          className="w-full @xl:w-52"
          none={t('De cualquiera')}
          projectId={filter.projectId}
          value={filter.assigneeId ?? ''}
          onChange={({ target }) => onChange({ assigneeId: target.value || null })}
        />
      )}
      <Select
        aria-label={t('Filtrar por prioridad')}
        className="w-full @xl:w-52"
        value={filter.priority ?? ''}
        onChange={({ target }) =>
          onChange({ priority: taskPriorities.find((priority) => priority === target.value) ?? null })
        }
      >
        <option value="">{t('Toda prioridad')}</option>
        {taskPriorities.map((priority) => (
          <option key={priority} value={priority}>
            {t(priorityNames[priority])}
          </option>
        ))}
      </Select>
      {isTeam && (
        <LabelFilter
          aria-label={t('Filtrar por etiqueta')}
          className="w-full @xl:w-52"
          labels={labels}
          chosen={filter.label}
          onChoose={(label) => onChange({ label })}
        />
      )}
    </div>
  )
}
