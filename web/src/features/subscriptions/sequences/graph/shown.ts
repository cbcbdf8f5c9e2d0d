import { sequencePorts } from '@aurelio/contracts/sequence-graph'
import type { Sequence } from '@aurelio/contracts/sequences'
import type { TFunction } from 'i18next'
import { formatNumber } from '../../../../platform/format.ts'
import type { ShownNode } from '../../../../ui/graph/graph-model.ts'
import { findingText, kindNames, portNames, stepText } from './names.ts'

type Shown = Pick<Sequence, 'graph' | 'findings' | 'waiting'>

/** The steps as both views of the graph show them, with how many stand at each. */
export function shownSteps(t: TFunction, { graph, findings, waiting }: Shown): ShownNode[] {
  const nameOf = (id: string) => {
    const node = graph.nodes.find((one) => one.id === id)
    return node ? stepText(t, node) : ''
  }
  return graph.nodes.map((node, index) => {
    const ports = sequencePorts[node.kind]
    const leadsOn = graph.edges.some(({ from }) => from === node.id)
    const finding = findings.find(({ steps }) => steps.includes(node.id))
    const people = waiting[node.id] ?? 0
    return {
      id: node.id,
      at: node.at,
      kind: `${index + 1}. ${t(kindNames[node.kind])}`,
      label: stepText(t, node),
      ...(people > 0 && {
        figure: t('Están aquí: {{figure}}', { figure: formatNumber(people) }),
        figureMarks: { 'data-step-count': String(people) },
      }),
      ...(index === 0 && { tone: 'start' as const }),
      ...(index > 0 && !leadsOn && { tone: 'end' as const }),
      ...(finding && { problem: findingText(t, finding, nameOf) }),
      ports: ports.map((port) => ({ id: port, label: t(portNames[port]) })),
      isTarget: index > 0,
      marks: { 'data-step': node.kind },
    }
  })
}
