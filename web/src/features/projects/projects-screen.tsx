import { addresses } from '@aurelio/contracts/addresses'
import { LayoutGrid, Rows3 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../platform/api/error-text.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { readJson, writeJson } from '../../platform/local-storage.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { cn } from '../../ui/class-names.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { FloatingAdd } from '../../ui/floating-add.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useFocusHeir } from '../../ui/use-focus-heir.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import { NewProjectLink } from './new-project-link.tsx'
import { NoProjects } from './no-projects.tsx'
import { ProjectCards, ProjectCardsWaiting } from './project-cards.tsx'
import { useProjectFilter } from './project-filter.ts'
import { ProjectFilters } from './project-filters.tsx'
import { ProjectTable, ProjectTableWaiting } from './project-table.tsx'
import { useProjects } from './use-projects.ts'

const viewKey = 'aurelio-projects-view'
type View = 'cards' | 'list'

/** The workspace's projects; search and state live in the address, the view in this browser. */
export function ProjectsScreen() {
  const { t } = useTranslation()
  const mayChange = useCan('projects.change')
  const isNarrow = useNarrow()
  const [view, setView] = useState<View>(() => (readJson(viewKey) === 'list' ? 'list' : 'cards'))
  const [filter, setFilter] = useProjectFilter()
  const query = useProjects(filter)
  const projects = query.data?.pages.flatMap(({ items }) => items)
  const total = query.data?.pages[0]?.total
  const place = useFocusHeir(projects?.map(({ id }) => id) ?? [])

  function choose(next: View) {
    setView(next)
    writeJson(viewKey, next)
  }

  return (
    <div className="flex flex-col gap-3 md:gap-6">
      <PageHeader
        isBrief
        title={t('Proyectos')}
        text={t('El trabajo de tu agencia, el último modificado primero.')}
        actions={mayChange && !isNarrow && <NewProjectLink />}
      />
      {mayChange && isNarrow && <FloatingAdd label={t('Nuevo proyecto')} to={addresses.newProject} />}
      <div className="flex flex-wrap items-center gap-3">
        <ProjectFilters filter={filter} onChange={setFilter} />
      </div>
      <div className="flex items-center md:-my-2 justify-between gap-4">
        <p role="status" className="text-dense text-muted tabular-nums">
          {total === undefined ? '\u00a0' : t('{{count}} proyectos', { count: total })}
        </p>
        <ChoiceBar
          label={t('Vista')}
          chosen={view}
          onChoose={choose}
          choices={[
            {
              value: 'cards',
              label: t('Tarjetas'),
              text: <LayoutGrid aria-hidden="true" className="size-4" />,
            },
            { value: 'list', label: t('Lista'), text: <Rows3 aria-hidden="true" className="size-4" /> },
          ]}
        />
      </div>
      {query.isError && !projects && (
        <ErrorPanel
          title={t('No se han podido cargar tus proyectos')}
          text={errorText(query.error)}
          action={<Button onClick={() => void query.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {query.isPending && (view === 'cards' ? <ProjectCardsWaiting /> : <ProjectTableWaiting />)}
      {projects?.length === 0 && (
        <NoProjects filter={filter} onClear={() => setFilter({ state: null, q: '', memberId: null })} />
      )}
      <div
        ref={place}
        tabIndex={-1}
        aria-busy={query.isPlaceholderData}
        className={cn('transition-opacity duration-150', query.isPlaceholderData && 'opacity-60')}
      >
        {projects &&
          projects.length > 0 &&
          (view === 'cards' ? <ProjectCards projects={projects} /> : <ProjectTable projects={projects} />)}
      </div>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        error={query.isFetchNextPageError ? errorText(query.error) : undefined}
        onLoad={() => void query.fetchNextPage()}
      />
    </div>
  )
}
