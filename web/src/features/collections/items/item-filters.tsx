import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { hasOptions, kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import { type FilterOperator, filterOperators, itemStates } from '@aurelio/contracts/collections'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateInput } from '../../../ui/date-input.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { operatorWords, stateWords } from '../collection-words.ts'
import { ItemSelect } from './values/reference-controls.tsx'

/** What a person looks for in a collection, and in which order. */
export type Narrowing = {
  search?: string
  state?: string
  field?: string
  operator?: FilterOperator
  value?: string
  sort?: string
  direction?: 'up' | 'down'
}

type Query = {
  search?: string
  state?: 'draft' | 'published'
  field?: string
  operator?: FilterOperator
  value?: string
  sort?: string
  direction?: 'up' | 'down'
}

/** What is asked of the server: a filter counts once it says what it compares with. */
export function queryOf({
  search,
  state,
  field,
  operator = 'has',
  value,
  sort,
  direction,
}: Narrowing): Query {
  const chosen = itemStates.find((each) => each === state)
  const isWhole = !needsValue(operator) || (value !== undefined && value !== '')
  return {
    ...(search && { search }),
    ...(chosen && { state: chosen }),
    ...(field && isWhole && { field, operator, ...(value && needsValue(operator) && { value }) }),
    ...(sort && { sort }),
    ...(sort && direction && { direction }),
  }
}

function needsValue(operator: FilterOperator) {
  return operator !== 'empty' && operator !== 'filled'
}

/** Which comparisons say something of a field. */
function operatorsOf({ kind }: CollectionField): readonly FilterOperator[] {
  const bare = filterOperators.filter((each) => each !== 'has')
  if (kind === 'number' || kind === 'date') return bare
  if (kind === 'boolean') return ['is']
  if (kind === 'gallery') return ['filled', 'empty']
  if (kind === 'choice' || kindOf(kind).hasEntries) return ['is', 'not', 'empty', 'filled']
  return ['has', 'is', 'not', 'empty', 'filled']
}

type ItemFiltersProps = {
  fields: readonly CollectionField[]
  narrowing: Narrowing
  onNarrow: (narrowing: Narrowing) => void
}

export function ItemFilters({ fields, narrowing, onNarrow }: ItemFiltersProps) {
  const { t } = useTranslation()
  const field = fields.find(({ key }) => key === narrowing.field)
  const operators = field ? operatorsOf(field) : []
  const operator = narrowing.operator ?? operators[0] ?? 'has'
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        label={t('Buscar')}
        className="w-full @lg:w-64"
        value={narrowing.search ?? ''}
        onSearch={(search) => onNarrow({ ...narrowing, search })}
      />
      <Select
        aria-label={t('Estado')}
        value={narrowing.state ?? ''}
        onChange={({ target }) => onNarrow({ ...narrowing, state: target.value })}
      >
        <option value="">{t('Todos los estados')}</option>
        {itemStates.map((state) => (
          <option key={state} value={state}>
            {t(stateWords[state])}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('Filtrar por')}
        value={narrowing.field ?? ''}
        onChange={({ target }) => {
          const { field: _, operator: __, value: ___, ...rest } = narrowing
          const chosen = fields.find(({ key }) => key === target.value)
          const first = chosen && operatorsOf(chosen)[0]
          onNarrow(chosen && first ? { ...rest, field: chosen.key, operator: first } : rest)
        }}
      >
        <option value="">{t('Sin filtro')}</option>
        {fields.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
      {field && (
        <>
          <Select
            aria-label={t('Comparación')}
            value={operator}
            onChange={({ target }) => {
              const chosen = operators.find((each) => each === target.value)
              if (chosen) onNarrow({ ...narrowing, operator: chosen })
            }}
          >
            {operators.map((each) => (
              <option key={each} value={each}>
                {t(operatorWords[each])}
              </option>
            ))}
          </Select>
          {needsValue(operator) && (
            <FilterValue
              key={field.key}
              field={field}
              value={narrowing.value ?? ''}
              onValue={(value) => onNarrow({ ...narrowing, value })}
            />
          )}
        </>
      )}
    </div>
  )
}

type FilterValueProps = { field: CollectionField; value: string; onValue: (value: string) => void }

function FilterValue({ field, value, onValue }: FilterValueProps) {
  const { t } = useTranslation()
  const { kind, options } = field
  const [chosen, setChosen] = useState('')
  const label = t('Valor del filtro')
  if (kind === 'date')
    return (
      <span className="w-44">
        <DateInput
          aria-label={label}
          value={value}
          onValue={(day) => onValue(/^\d{4}-\d\d-\d\d$/.test(day) ? day : '')}
        />
      </span>
    )
  if (kindOf(kind).isReference)
    return (
      <span className="w-56">
        <ItemSelect
          collectionId={field.target}
          chosen={value === '' ? t('Elige') : chosen}
          control={{ 'aria-label': label }}
          onChoose={(id, title) => {
            setChosen(title)
            onValue(id)
          }}
        />
      </span>
    )
  if (!hasOptions(kind) && kind !== 'boolean')
    return <SearchField label={label} className="w-44" value={value} onSearch={onValue} />
  const choices =
    kind === 'boolean'
      ? [
          { value: 'sí', label: t('Sí') },
          { value: 'no', label: t('No') },
        ]
      : options.map((option) => ({ value: option, label: option }))
  return (
    <Select aria-label={label} value={value} onChange={({ target }) => onValue(target.value)}>
      <option value="">{t('Elige')}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  )
}
