import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FilterFold } from '../../ui/filter-fold.tsx'
import { LabelFilter } from '../../ui/label-filter.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { AssigneeFilter } from './assignee-filter.tsx'
import { CampaignFilter } from './campaign-filter.tsx'
import { FormFilter } from './form-filter.tsx'
import { countFilters, type LeadFilter } from './lead-filter.ts'
import { PageFilter } from './page-filter.tsx'
import { StateSelect } from './state-select.tsx'

type LeadFiltersProps = { filter: LeadFilter; onChange: (changes: Partial<LeadFilter>) => void }

export function LeadFilters({ filter, onChange }: LeadFiltersProps) {
  const { t } = useTranslation()
  const labels = useQuery(api.leads.labels.queryOptions()).data?.labels
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchField
        label={t('Buscar leads')}
        value={filter.q}
        onSearch={(q) => onChange({ q })}
        className="min-w-0 flex-1 basis-40 @xl:max-w-72"
      />
      <FilterFold count={countFilters(filter)}>
        <StateSelect
          className="w-full @xl:w-56"
          none={t('Todos menos spam')}
          value={filter.state}
          onChoose={(state) => onChange({ state })}
        />
        {/* A form of a page is of no other page. */}
        <PageFilter chosen={filter.pageId} onChoose={(pageId) => onChange({ pageId, formId: null })} />
        {filter.formId !== null && (
          <FormFilter formId={filter.formId} onClear={() => onChange({ formId: null })} />
        )}
        {filter.campaign !== null && (
          <CampaignFilter campaign={filter.campaign} onClear={() => onChange({ campaign: null })} />
        )}
        <AssigneeFilter
          chosen={filter.assigneeId}
          onChoose={(assigneeId) => onChange({ assigneeId, mine: false })}
        />
        <LabelFilter
          aria-label={t('Etiqueta')}
          className="w-full @xl:w-44"
          labels={labels}
          chosen={filter.label}
          onChoose={(label) => onChange({ label })}
        />
        <Checkbox
          label={t('Solo los míos')}
          checked={filter.mine}
          onChange={({ target }) => onChange({ mine: target.checked, assigneeId: null })}
        />
      </FilterFold>
    </div>
  )
}
