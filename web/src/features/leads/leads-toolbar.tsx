import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { ViewsMenu } from '../../ui/saved-views/views-menu.tsx'
import { ColumnMenu } from './column-menu.tsx'
import type { LeadColumn } from './lead-columns.ts'
import { LeadCount } from './lead-count.tsx'
import type { LeadsView } from './lead-filter.ts'
import { viewQuery } from './view-query.ts'

type LeadsToolbarProps = {
  page: { total: number; isCounted: boolean } | undefined
  view: LeadsView
  columns: readonly LeadColumn[]
  mayChange: boolean
  onView: (view: LeadsView) => void
  onColumns: (columns: readonly LeadColumn[]) => void
}

/** How many there are, and how they are shown. */
export function LeadsToolbar({ page, view, columns, mayChange, onView, onColumns }: LeadsToolbarProps) {
  const { t } = useTranslation()
  return (
    <div className="-my-3 flex flex-wrap items-center gap-x-2 gap-y-1">
      <p role="status" className="me-auto text-dense text-muted tabular-nums">
        <LeadCount page={page} />
      </p>
      {mayChange && <ViewsMenu calls={api.leadViews} queryOf={viewQuery} />}
      {view === 'list' && <ColumnMenu chosen={columns} onChoose={onColumns} />}
      <ChoiceBar
        label={t('Vista')}
        className="ms-auto @xl:ms-0"
        choices={[
          { value: 'list', text: t('Lista') },
          { value: 'board', text: t('Tablero') },
        ]}
        chosen={view}
        onChoose={onView}
      />
    </div>
  )
}
