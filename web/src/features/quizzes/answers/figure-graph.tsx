import type { Quiz, QuizFigures } from '@aurelio/contracts/quizzes'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/format.ts'
import { type GraphView, GraphViewBar, GraphViews } from '../../../ui/graph/graph-views.tsx'
import { shownGraph } from '../builder/shown-graph.ts'

/** Where people go and where they stay: the quiz's own graph, with how many took each way. */
export function FigureGraph({ quiz, figures }: { quiz: Quiz; figures: QuizFigures }) {
  const { t } = useTranslation()
  const [view, setView] = useState<GraphView>('list')
  const [selected, setSelected] = useState<string | null>(null)
  const graph = useMemo(() => {
    const { nodes, edges } = shownGraph(quiz.document, { problems: new Map() }, t)
    const cameTo = (id: string) =>
      id === quiz.document.start ? figures.started : sum(figures.ways.filter(({ to }) => to === id))
    const left = (id: string) => sum(figures.ways.filter(({ from }) => from === id))
    const verdict = quiz.document.nodes.find(({ type }) => type === 'verdict')?.id
    const byVerdict = figures.ways.filter(({ from, port }) =>
      quiz.document.edges.some((edge) => edge.from === from && edge.port === port && edge.to === verdict),
    )
    return {
      nodes: nodes.map((node) => {
        const here = node.id === verdict ? sum(byVerdict) : cameTo(node.id)
        const isBlock = quiz.document.nodes.some(({ id, type }) => id === node.id && type === 'block')
        const lost = isBlock ? Math.max(0, here - left(node.id)) : 0
        const figure =
          lost > 0
            ? t('{{all}} llegan, {{lost}} se quedan aquí', {
                all: formatNumber(here),
                lost: formatNumber(lost),
              })
            : t('{{all}} llegan', { all: formatNumber(here) })
        return { ...node, figure, figureMarks: { 'data-quiz-lost': String(lost) } }
      }),
      edges: edges.map((edge) => {
        const count =
          edge.from === verdict
            ? sum(byVerdict.filter(({ to }) => to === edge.to))
            : sum(figures.ways.filter(({ from, port }) => from === edge.from && port === edge.port))
        const all = edge.from === verdict ? sum(byVerdict) : cameTo(edge.from)
        const share = all === 0 ? '' : ` (${Math.round((count / all) * 100)} %)`
        return {
          ...edge,
          figure: `${formatNumber(count)}${share}`,
          marks: { 'data-edge-rate': String(count) },
        }
      }),
    }
  }, [quiz, figures, t])
  return (
    <section aria-label={t('Recorrido de las personas')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl font-semibold">{t('Recorrido de las personas')}</h2>
        <GraphViewBar view={view} onView={setView} />
      </div>
      <GraphViews
        view={view}
        label={t('Recorrido de las personas')}
        {...graph}
        selected={selected}
        onSelect={setSelected}
      />
    </section>
  )
}

function sum(ways: readonly { count: number }[]): number {
  return ways.reduce((all, { count }) => all + count, 0)
}
