import type { Funnel, FunnelGraph, FunnelNarrowing } from '@aurelio/contracts/funnels'
import { analyticsPeriods, type AnalyticsPeriod } from '@aurelio/contracts/analytics'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { type GraphView, GraphViewBar, GraphViews } from '../../ui/graph/graph-views.tsx'
import { connected, moved, without } from '../../ui/graph/graph-edits.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { notify } from '../../ui/toast.tsx'
import { AddStepButton } from './add-step.tsx'
import { FindingsList } from './findings-list.tsx'
import { FunnelFiguresTables } from './funnel-figures.tsx'
import { FunnelHead } from './funnel-head.tsx'
import { shownEdges, shownNodes } from './shown-graph.ts'
import { NarrowingBar } from './narrowing-bar.tsx'
import { StepPanel } from './step-panel.tsx'
import { funnelProblemWords } from './words.ts'

const periodNames = {
  today: 'Hoy',
  week: '7 días',
  month: '30 días',
  year: '12 meses',
} as const satisfies Record<AnalyticsPeriod, string>

/** One funnel: its steps on real pages, how people go through it, and what keeps them from its end. */
export function FunnelScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const funnel = useQuery(api.funnels.get.queryOptions({ input: { id } }))
  if (funnel.data) return <OpenFunnel key={id} funnel={funnel.data} />
  return funnel.error ? (
    <ErrorPanel
      title={t('No se ha podido abrir el embudo')}
      text={errorText(funnel.error)}
      action={<Button onClick={() => void funnel.refetch()}>{t('Reintentar')}</Button>}
    />
  ) : (
    <Skeleton className="h-96 rounded-lg" />
  )
}

function OpenFunnel({ funnel }: { funnel: Funnel }) {
  const { t } = useTranslation()
  const [view, setView] = useState<GraphView>('list')
  const [period, setPeriod] = useState<AnalyticsPeriod>('month')
  const [narrowing, setNarrowing] = useState<FunnelNarrowing>({})
  const [selected, setSelected] = useState<string | null>(null)
  const { change } = useChange(funnel)
  const figures = useQuery({
    ...api.funnels.figures.queryOptions({ input: { id: funnel.id, period, ...narrowing } }),
    placeholderData: keepPreviousData,
  })
  const { graph } = funnel
  const step = graph.nodes.find((node) => node.id === selected)
  const panel = useRef<HTMLDivElement>(null)

  /** Opens a step and goes there: its panel stands below the others. */
  function show(id: string) {
    flushSync(() => setSelected(id))
    panel.current?.scrollIntoView({ block: 'center' })
    panel.current?.querySelector<HTMLElement>('input, select, button')?.focus({ preventScroll: true })
  }

  const save = (next: FunnelGraph) => change.mutate(next)
  return (
    <div className="flex flex-col gap-6">
      <FunnelHead funnel={funnel} />
      <FindingsList funnel={funnel} onShow={show} />
      <div className="flex flex-wrap items-center gap-3">
        <GraphViewBar view={view} onView={setView} />
        <ChoiceBar
          label={t('Periodo')}
          choices={analyticsPeriods.map((value) => ({ value, text: t(periodNames[value]) }))}
          chosen={period}
          onChoose={setPeriod}
        />
        <span className="flex-1" />
        <AddStepButton funnel={funnel} />
      </div>
      <NarrowingBar narrowing={narrowing} onNarrow={setNarrowing} />
      {graph.nodes.length === 0 ? (
        <EmptyState
          drawing={null}
          title={t('Este embudo aún no tiene pasos')}
          text={t('Añade el primero: una página nueva, ya diseñada, o una de las tuyas.')}
        />
      ) : (
        <GraphViews
          view={view}
          label={t('Pasos de {{name}}', { name: funnel.name })}
          nodes={shownNodes(t, funnel, figures.data)}
          edges={shownEdges(t, funnel, figures.data)}
          selected={selected}
          onSelect={setSelected}
          onConnect={(way) => save(connected(graph, way))}
          onMove={(places) => save(moved(graph, places))}
          onRemove={(gone) => save(without(graph, gone))}
        />
      )}
      <p className="max-w-prose text-dense text-muted">
        {t(
          'Cada paso cuenta personas que hicieron 1 y después 2, en ese orden, en 7 días desde el paso 1; cada una una vez. Se las reconoce solo durante un día: quien vuelve otro día cuenta de nuevo, con los pasos que ya hizo. Quien entra directamente a un paso que no es el primero no está en el embudo.',
        )}
      </p>
      <div ref={panel}>{step && <StepPanel funnel={funnel} step={step} onChange={save} />}</div>
      {figures.error && <p role="alert">{errorText(figures.error)}</p>}
      {figures.data && (
        <FunnelFiguresTables
          funnel={funnel}
          figures={figures.data}
          narrowing={narrowing}
          onNarrow={setNarrowing}
        />
      )}
    </div>
  )
}

/** Saves each change at once; of two people the second is told, and gets what the first has made. */
function useChange({ id, name, version }: Funnel) {
  const queries = useQueryClient()
  const key = api.funnels.get.queryKey({ input: { id } })
  const saving = useMutation(
    api.funnels.save.mutationOptions({
      scope: { id: `funnel ${id}` },
      onSuccess: (saved) => queries.setQueryData(key, saved),
      onError: (error) => {
        notify.error(errorText(error, funnelProblemWords))
        void queries.invalidateQueries({ queryKey: key })
      },
    }),
  )
  return {
    change: {
      mutate: (graph: FunnelGraph) => {
        const known = queries.getQueryData(key)
        const baseVersion = known?.version ?? version
        // Shown at once; what the server says of it comes with its answer.
        if (known) queries.setQueryData(key, { ...known, graph })
        saving.mutate({ id, name, graph, baseVersion })
      },
    },
  }
}
