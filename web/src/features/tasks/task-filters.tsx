import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { cn } from '../../ui/class-names.ts'
import { FilterFold } from '../../ui/filter-fold.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { ProjectSelect } from '../../ui/project-select.tsx'
import { MoreFilters } from './more-filters.tsx'
import { countFilters, type TaskFilter } from './task-filter.ts'

type FiltersProps = { filter: TaskFilter; onChange: (changes: Partial<TaskFilter>) => void }
type TaskFiltersProps = FiltersProps & {
  /** What stands in their line where there is little room. */
  children?: ReactNode
}

/** What is asked for; where there is little room, behind one button that says how much it is. */
export function TaskFilters({ children, ...props }: TaskFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 md:gap-3">
      {children}
      <FilterFold isSymbol count={countFilters(props.filter)}>
        <Filters {...props} />
      </FilterFold>
    </div>
  )
}

function Filters({ filter, onChange }: FiltersProps) {
  const { t } = useTranslation()
  // What is asked for stays in sight.
  const [showsMore, setShown] = useState([filter.assigneeId, filter.priority, filter.label].some(Boolean))
  return (
    <>
      {filter.view !== 'board' && <DoneChoice isDone={filter.done} onChoose={(done) => onChange({ done })} />}
      <Toggle text={t('Mías')} isOn={filter.mine} onToggle={() => onChange({ mine: !filter.mine })} />
      {!filter.done && (
        <Toggle
          text={t('Vencidas')}
          isOn={filter.overdue}
          onToggle={() => onChange({ overdue: !filter.overdue })}
        />
      )}
      <ProjectSelect
        aria-label={t('Filtrar por proyecto')}
        className="w-full @xl:w-52"
        none={t('Todos los proyectos')}
        value={filter.projectId ?? ''}
        onChoose={(id) => onChange({ projectId: id || null })}
      />
      <SearchField
        label={t('Buscar tareas')}
        value={filter.q}
        onSearch={(q) => onChange({ q })}
        className="w-full @xl:w-60"
      />
      <Button
        variant="ghost"
        aria-expanded={showsMore}
        onClick={() => setShown(!showsMore)}
        icon={<SlidersHorizontal aria-hidden="true" className="size-4" />}
      >
        {t('Más filtros')}
      </Button>
      {showsMore && <MoreFilters filter={filter} onChange={onChange} />}
    </>
  )
}

/** Still to do, or done. */
export function DoneChoice({ isDone, onChoose }: { isDone: boolean; onChoose: (done: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <ChoiceBar
      label={t('Estado')}
      chosen={isDone ? 'done' : 'pending'}
      onChoose={(choice) => onChoose(choice === 'done')}
      choices={[
        { value: 'pending', text: t('Pendientes') },
        { value: 'done', text: t('Hechas') },
      ]}
    />
  )
}

function Toggle({ text, isOn, onToggle }: { text: string; isOn: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className={cn(
        'h-9 rounded-full border px-3 text-dense font-medium transition-colors duration-150 coarse:h-11',
        isOn
          ? 'border-accent-text bg-accent-soft text-accent-text'
          : 'border-control text-muted hover:bg-hover hover:text-foreground',
      )}
    >
      {text}
    </button>
  )
}
