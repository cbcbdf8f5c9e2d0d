import { type Funnel, type FunnelFigures, type StepGoal, stepPorts } from '@aurelio/contracts/funnels'
import type { TFunction } from 'i18next'
import { formatEuros, formatNumber } from '../../platform/format.ts'
import type { ShownEdge, ShownNode } from '../../ui/graph/graph-model.ts'
import { findingWords, formatRate, kindNames, portNames, timeWords } from './words.ts'
import { beforeText } from '../../ui/before-text.ts'

/** What a step is called: by its page. */
export function stepNames({ graph, pages }: Funnel, t: TFunction): (id: string) => string {
  const names = new Map(pages.map((page) => [page.id, page.name]))
  return (id) => {
    const step = graph.nodes.find((node) => node.id === id)
    return step ? (names.get(step.pageId) ?? t(kindNames[step.kind])) : ''
  }
}

function countOf(counts: readonly { key: string; people: number }[] | undefined, key: string): number {
  return counts?.find((each) => each.key === key)?.people ?? 0
}

/** What a step is about, by the ids of steps. */
function aboutOf({ things }: Funnel, thing: string | null): string[] {
  const name = things.find(({ id }) => id === thing)?.name
  return name === undefined ? [] : [name]
}

export function shownNodes(t: TFunction, funnel: Funnel, figures: FunnelFigures | undefined): ShownNode[] {
  const nameOf = stepNames(funnel, t)
  return funnel.graph.nodes.map(({ id, at, kind, thing, goal }, index) => {
    const finding = funnel.findings.find(({ steps: [first] }) => first === id)
    const people = countOf(figures?.steps, id)
    const before = countOf(figures?.before.steps, id)
    return {
      id,
      at,
      kind: t(kindNames[kind]),
      label: nameOf(id),
      detail: [
        ...aboutOf(funnel, thing),
        beforeText(t, { now: people, before }, formatNumber),
        ...goalOf(t, goal, people),
        ...leftOf(t, funnel, figures, id),
      ].join(' · '),
      figure: formatNumber(people),
      figureMarks: { 'data-step-count': String(people) },
      ...(index === 0 && { tone: 'start' as const }),
      ...(kind === 'gracias' && { tone: 'end' as const }),
      ...(finding && { problem: findingWords(t, finding, nameOf) }),
      ports: stepPorts[kind].map((port) => ({ id: port, label: t(portNames[port]) })),
      isTarget: index > 0,
      marks: { 'data-funnel-step': kind },
    }
  })
}

/** How many reached what somebody wants of a step, and what that is worth. */
function goalOf(t: TFunction, goal: StepGoal | null, people: number): string[] {
  if (!goal) return []
  const name = goal.name || t('Objetivo')
  const value = formatEuros(goal.valueCents * people)
  return [t('{{goal}}: {{people}} · {{value}}', { goal: name, people: formatNumber(people), value })]
}

/** Who did not go on from a step, and what people are worth who left their data on their way. */
function leftOf(t: TFunction, { graph }: Funnel, figures: FunnelFigures | undefined, id: string): string[] {
  const people = countOf(figures?.steps, id)
  const ways = graph.edges.filter(({ from }) => from === id)
  const on = ways.reduce((sum, { to }) => sum + countOf(figures?.edges, `${id}>${to}`), 0)
  const value = figures?.values.find(({ step }) => step === id)
  return [
    ...(ways.length > 0 && people > 0
      ? [t('No sigue: {{rate}}', { rate: formatRate(Math.max(0, 1 - on / people)) })]
      : []),
    ...(value
      ? [
          t('Ganados: {{won}} de {{people}} · {{value}}', {
            won: formatNumber(value.won),
            people: formatNumber(value.people),
            value: formatEuros(value.valueCents),
          }),
        ]
      : []),
  ]
}

export function shownEdges(t: TFunction, { graph }: Funnel, figures: FunnelFigures | undefined): ShownEdge[] {
  return graph.edges.map((edge) => {
    const { from, to } = edge
    const people = countOf(figures?.edges, `${from}>${to}`)
    const all = countOf(figures?.steps, from)
    const time = timeWords(t, figures?.times.find(({ key }) => key === `${from}>${to}`)?.people)
    const rate = all > 0 ? Math.min(1, people / all) : null
    const told = (timed: string | undefined) =>
      rate === null
        ? t('Nadie todavía')
        : [formatRate(rate), ...(timed === undefined ? [] : [timed])].join(' · ')
    return {
      ...edge,
      figure: told(time?.text),
      shortFigure: told(time?.short),
      marks: { 'data-edge-rate': rate === null ? '' : String(rate) },
    }
  })
}
