import type { ReactNode } from 'react'
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
  /** What changes how they are shown. */
  children: ReactNode
}

/** How many there are, and how they are shown. */
export function LeadsToolbar({ page, children }: LeadsToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 md:-my-3">
      <p role="status" className="me-auto text-dense text-muted tabular-nums">
        <LeadCount page={page} />
      </p>
      {children}
    </div>
  )
}

type LeadsToolsProps = {
  view: LeadsView
  columns: readonly LeadColumn[]
  mayChange: boolean
  onView: (view: LeadsView) => void
  onColumns: (columns: readonly LeadColumn[]) => void
}

/** Named filters, the columns of the table, and table or board. */
export function LeadsTools({ view, columns, mayChange, onView, onColumns }: LeadsToolsProps) {
  const { t } = useTranslation()
  return (
    <>
      {mayChange && <ViewsMenu calls={api.leadViews} queryOf={viewQuery} />}
      {view === 'list' && <ColumnMenu chosen={columns} onChoose={onColumns} />}
      <ChoiceBar
        label={t('Vista')}
        choices={[
          { value: 'list', text: t('Lista') },
          { value: 'board', text: t('Tablero') },
        ]}
        chosen={view}
        onChoose={onView}
      />
    </>
  )
}
