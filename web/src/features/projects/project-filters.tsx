import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/auth/use-can.ts'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { FilterFold } from '../../ui/filter-fold.tsx'
import { MemberSelect } from '../../ui/member-select.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import type { ProjectFilter } from './project-filter.ts'
import { projectStates } from './project-words.ts'

const statesText = {
  active: 'Activos',
  paused: 'En pausa',
  completed: 'Completados',
  archived: 'Archivados',
}

type ProjectFiltersProps = { filter: ProjectFilter; onChange: (changes: Partial<ProjectFilter>) => void }

export function ProjectFilters({ filter, onChange }: ProjectFiltersProps) {
  const { t } = useTranslation()
  const isTeam = useCan('projects.change')
  return (
    <>
      <SearchField
        label={t('Buscar proyectos')}
        value={filter.q}
        onSearch={(q) => onChange({ q })}
        className="min-w-0 flex-1 basis-40 @xl:max-w-72"
      />
      <FilterFold count={[filter.state, filter.memberId].filter(Boolean).length}>
        <ChoiceBar
          label={t('Estado')}
          chosen={filter.state ?? 'all'}
          onChoose={(state) => onChange({ state: state === 'all' ? null : state })}
          choices={[
            { value: 'all', text: t('Todos') },
            ...projectStates.map((value) => ({ value, text: t(statesText[value]) })),
          ]}
        />
        {isTeam && (
          <MemberSelect
            aria-label={t('Filtrar por equipo')}
            className="w-full @xl:w-52"
            none={t('De cualquiera')}
            value={filter.memberId ?? ''}
            onChange={({ target }) => onChange({ memberId: target.value || null })}
          />
        )}
      </FilterFold>
    </>
  )
}
