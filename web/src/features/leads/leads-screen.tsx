import { addresses } from '@aurelio/contracts/addresses'
import { Upload } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorText } from '../../platform/api/error-text.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { InboxDrawing, NothingFoundDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { BinButton } from './bin/bin-button.tsx'
import { ExportMenu } from './export-menu.tsx'
import { useLeadColumns } from './lead-columns.ts'
import { cleared, isFiltered, useLeadFilter } from './lead-filter.ts'
import { LeadFilters } from './lead-filters.tsx'
import { LeadsBoard } from './leads-board.tsx'
import { LeadsToolbar, LeadsTools } from './leads-toolbar.tsx'
import { LeadsTable } from './leads-table.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useLeadActions } from './use-lead-actions.ts'
import { useLeadKeys } from './use-lead-keys.ts'
import { useLeads } from './use-leads.ts'
import { useOpenedLead } from './use-opened-lead.ts'
import { useSelection } from './use-selection.ts'

const ImportDialog = lazyPart(async () => (await import('./import/import-dialog.tsx')).ImportDialog)

const LeadDialog = lazyPart(async () => (await import('./lead-dialog.tsx')).LeadDialog)

/** Everything people sent from the published pages, the last one first, and what the team does with it. */
export function LeadsScreen() {
  const { t } = useTranslation()
  const mayChange = useCan('leads.change')
  const [filter, setFilter] = useLeadFilter()
  const [opened, open] = useOpenedLead()
  const selection = useSelection()
  const { setState } = useLeadActions()
  const [columns, setColumns] = useLeadColumns()
  const isBoard = filter.view === 'board'
  const query = useLeads(filter)
  const rows = query.data?.pages.flatMap(({ items }) => items)
  const chosen = rows?.filter(({ id }) => selection.has(id)) ?? []
  const listed = isBoard ? [] : (rows ?? [])
  const at = listed.findIndex(({ id }) => id === opened)
  const place = useRef<HTMLDivElement>(null)
  useLeadKeys(place)
  const isNarrow = useNarrow()
  const tools = (
    <LeadsTools
      view={filter.view}
      columns={columns}
      mayChange={mayChange}
      onView={(view) => setFilter({ view })}
      onColumns={setColumns}
    />
  )

  return (
    <div ref={place} className="flex flex-col gap-3 md:gap-6">
      <PageHeader
        isBrief
        title={t('Leads')}
        text={t('Lo que las personas han enviado desde tus páginas.')}
        more={
          <>
            {isNarrow && tools}
            {mayChange && (
              <DialogButton icon={<Upload aria-hidden="true" className="size-4" />} Dialog={ImportDialog}>
                {t('Importar')}
              </DialogButton>
            )}
            {mayChange && <BinButton />}
            <ExportMenu filter={filter} />
          </>
        }
      />
      <LeadFilters filter={filter} onChange={setFilter} />
      <LeadsToolbar page={query.data?.pages[0]}>{!isNarrow && tools}</LeadsToolbar>
      {query.isError && !rows && (
        <ErrorPanel
          title={t('No se han podido cargar los leads')}
          text={errorText(query.error)}
          action={<Button onClick={() => void query.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {!isBoard && query.isPending && <Waiting />}
      {isBoard && (
        <LeadsBoard
          filter={filter}
          mayChange={mayChange}
          onOpen={open}
          onState={(lead, state) => void setState(lead, state)}
        />
      )}
      {!isBoard && rows?.length === 0 && !query.isPlaceholderData && (
        <NoLeads isFiltered={isFiltered(filter)} onClear={() => setFilter(cleared)} />
      )}
      {!isBoard && rows && rows.length > 0 && (
        <LeadsTable
          leads={rows}
          columns={columns}
          filter={filter}
          onSort={setFilter}
          selection={selection}
          mayChange={mayChange}
          onOpen={open}
          onState={(lead, state) => void setState(lead, state)}
        />
      )}
      <LoadMore
        hasMore={!isBoard && query.hasNextPage}
        busy={query.isFetchingNextPage}
        error={query.isFetchNextPageError ? errorText(query.error) : undefined}
        onLoad={() => void query.fetchNextPage()}
      />
      {!isBoard && chosen.length > 0 && <SelectionBar leads={chosen} onClear={() => selection.set([])} />}
      {opened !== null && (
        <Suspense fallback={null}>
          <LeadDialog
            id={opened}
            before={listed[at - 1]?.id}
            after={at === -1 ? undefined : listed[at + 1]?.id}
            onOpen={open}
            onClose={() => open(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

function NoLeads({ isFiltered: isNarrow, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation()
  if (isNarrow)
    return (
      <EmptyState
        drawing={<NothingFoundDrawing />}
        title={t('Ningún lead coincide')}
        text={t('Prueba con otras palabras o con menos filtros.')}
        action={<Button onClick={onClear}>{t('Quitar los filtros')}</Button>}
      />
    )
  return (
    <EmptyState
      drawing={<InboxDrawing />}
      title={t('Todavía no hay leads')}
      text={t('Publica una página con un formulario: lo que envíen las personas aparecerá aquí.')}
      action={
        <Link to={addresses.overview} className={buttonClass()}>
          {t('Ver mis páginas')}
        </Link>
      }
    />
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-2">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-11" />
      ))}
    </div>
  )
}
