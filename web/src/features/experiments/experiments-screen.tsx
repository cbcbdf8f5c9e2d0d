import type { Experiment } from '@aurelio/contracts/experiments'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ExperimentDialog } from './experiment-dialog.tsx'
import { Ideas } from './ideas.tsx'
import { TestRow } from './test-row.tsx'

type Page = { id: string; name: string }

/** What is tried now, what came of it before, and what somebody would like to try. */
export function ExperimentsScreen() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Page | null>(null)
  const list = useInfiniteQuery(
    api.experiments.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: 50, ...(cursor === undefined ? {} : { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const tests: Experiment[] = list.data?.pages.flatMap(({ items }) => items) ?? []
  const open = ({ pageId: id, pageName: name }: Experiment) => setOpened({ id, name })
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title={t('Pruebas A/B')}
        text={t('Lo que se prueba ahora, lo que se aprendió antes y lo que falta por probar.')}
      />
      {list.isPending && <Skeleton className="h-40 rounded-lg" />}
      {list.isError && !list.data && (
        <ErrorPanel
          title={t('No se han podido cargar las pruebas')}
          text={errorText(list.error)}
          action={<Button onClick={() => void list.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {list.data && tests.length === 0 && (
        <EmptyState
          drawing={<FlaskConical aria-hidden="true" className="size-10 text-muted" strokeWidth={1.25} />}
          title={t('Aún no hay ninguna prueba')}
          text={t('Una prueba empieza en una página: en «Más acciones» de su tarjeta, «Prueba A/B».')}
        />
      )}
      <Tests title={t('En marcha')} tests={tests.filter(({ state }) => state === 'running')} onOpen={open} />
      <Ideas onTry={setOpened} />
      <Tests title={t('Archivadas')} tests={tests.filter(({ state }) => state === 'stopped')} onOpen={open} />
      <LoadMore
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        error={list.isFetchNextPageError ? errorText(list.error) : undefined}
        onLoad={() => void list.fetchNextPage()}
      />
      {opened && <ExperimentDialog page={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}

type TestsProps = { title: string; tests: readonly Experiment[]; onOpen: (test: Experiment) => void }

function Tests({ title, tests, onOpen }: TestsProps) {
  if (tests.length === 0) return null
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="text-base font-semibold">{title}</h2>
      <ul className="divide-y rounded-lg border bg-surface">
        {tests.map((test) => (
          <TestRow key={test.id} test={test} onOpen={() => onOpen(test)} />
        ))}
      </ul>
    </section>
  )
}
