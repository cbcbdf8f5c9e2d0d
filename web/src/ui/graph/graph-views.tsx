import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceBar } from '../choice-bar.tsx'
import { lazyPart } from '../lazy-part.ts'
import { Skeleton } from '../skeleton.tsx'
import { GraphList } from './graph-list.tsx'
import type { GraphViewProps } from './graph-model.ts'

export type GraphView = 'canvas' | 'list'

/** Drawn by a library of its own, which comes when somebody asks for it. */
const GraphCanvas = lazyPart(async () => (await import('./graph-canvas.tsx')).GraphCanvas)

/** A graph in the view that was chosen. */
export function GraphViews({ view, ...graph }: GraphViewProps & { view: GraphView }) {
  if (view === 'list') return <GraphList {...graph} />
  return (
    <Suspense fallback={<Skeleton className="h-[min(70dvh,48rem)] min-h-96 rounded-lg" />}>
      <GraphCanvas {...graph} />
    </Suspense>
  )
}

/** Which of the two views is shown. */
export function GraphViewBar({ view, onView }: { view: GraphView; onView: (view: GraphView) => void }) {
  const { t } = useTranslation()
  return (
    <ChoiceBar
      label={t('Cómo se ve')}
      choices={[
        { value: 'canvas', text: t('Grafo') },
        { value: 'list', text: t('Lista') },
      ]}
      chosen={view}
      onChoose={onView}
    />
  )
}
