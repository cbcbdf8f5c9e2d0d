import { useTranslation } from 'react-i18next'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
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
  return (
    <>
      <SearchField
        label={t('Buscar proyectos')}
        value={filter.q}
        onSearch={(q) => onChange({ q })}
        className="w-full @xl:w-72"
      />
      <ChoiceBar
        label={t('Estado')}
        chosen={filter.state ?? 'all'}
        onChoose={(state) => onChange({ state: state === 'all' ? null : state })}
        choices={[
          { value: 'all', text: t('Todos') },
          ...projectStates.map((value) => ({ value, text: t(statesText[value]) })),
        ]}
      />
    </>
  )
}
