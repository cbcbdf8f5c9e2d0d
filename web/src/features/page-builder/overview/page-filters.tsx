import { useTranslation } from 'react-i18next'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { FilterFold } from '../../../ui/filter-fold.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { SiteFilter } from './site-filter.tsx'
import { isPageOrder, isPageState, orderNames, type PageFilter, stateFilters } from './page-filter.ts'

type PageFiltersProps = { filter: PageFilter; onChange: (changes: Partial<PageFilter>) => void }

export function PageFilters({ filter, onChange }: PageFiltersProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchField
        label={t('Buscar páginas')}
        value={filter.q}
        onSearch={(q) => onChange({ q })}
        className="min-w-0 flex-1 basis-40 @xl:max-w-72"
      />
      {!filter.bin && (
        <FilterFold count={[filter.state, filter.siteId].filter(Boolean).length}>
          <ChoiceBar
            label={t('Estado')}
            chosen={filter.state ?? 'all'}
            onChoose={(state) => onChange({ state: state === 'all' ? null : state })}
            choices={[
              { value: 'all', text: t('Todas') },
              ...Object.entries(stateFilters).flatMap(([value, text]) =>
                isPageState(value) ? [{ value, text: t(text) }] : [],
              ),
            ]}
          />
          <SiteFilter chosen={filter.siteId} onChoose={(siteId) => onChange({ siteId, folderId: null })} />
          <Select
            aria-label={t('Ordenar por')}
            value={filter.order}
            className="w-full @xl:w-52"
            onChange={({ target }) => {
              if (isPageOrder(target.value)) onChange({ order: target.value })
            }}
          >
            {Object.entries(orderNames).map(([value, text]) => (
              <option key={value} value={value}>
                {t(text)}
              </option>
            ))}
          </Select>
        </FilterFold>
      )}
    </div>
  )
}
