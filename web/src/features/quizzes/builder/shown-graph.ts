import {
  otherwise,
  type QuizDocument,
  type QuizNode,
  type QuizResult,
} from '@aurelio/contracts/quiz-document'
import type { PersonOnPage } from '@aurelio/contracts/together-line'
import type { TFunction } from 'i18next'
import type { ShownEdge, ShownNode } from '../../../ui/graph/graph-model.ts'
import { personColour } from '../../../ui/person-colour.ts'

type Around = { problems: ReadonlyMap<string, string>; others?: readonly PersonOnPage[] }

/** A quiz as both views of a graph show it, with what is wrong with its nodes, and who else has them chosen. */
export function shownGraph(document: QuizDocument, { problems, others = [] }: Around, t: TFunction) {
  const verdict = document.nodes.find(({ type }) => type === 'verdict')
  const results = document.nodes.filter((node): node is QuizResult => node.type === 'result')
  const won = results.filter(({ rule }) => rule.by !== 'never')
  const nodes = document.nodes.map((node): ShownNode => {
    const problem = problems.get(node.id)
    const people = others.filter(({ presence }) => presence?.selected.includes(node.id) === true)
    return {
      id: node.id,
      at: node.at,
      isTarget: true,
      ...describe(node, t),
      ...(node.id === document.start && { tone: 'start' as const }),
      ...(problem !== undefined && { problem }),
      ports: portsOf(node, won, document, t),
      marks: { 'data-quiz-node': node.type },
      people: people.map((person) => ({
        session: person.session,
        name: person.name,
        colour: personColour(person),
      })),
    }
  })
  const edges: ShownEdge[] = verdict
    ? [
        ...document.edges,
        ...won.map(({ id }) => ({ id: `${verdict.id}-${id}`, from: verdict.id, port: id, to: id })),
      ]
    : [...document.edges]
  return { nodes, edges }
}

function describe(node: QuizNode, t: TFunction) {
  if (node.type === 'verdict') return { kind: t('Veredicto'), label: t('Resultado según las respuestas') }
  if (node.type === 'result')
    return { kind: t('Resultado'), label: node.title || t('Sin título'), tone: 'end' as const }
  return {
    kind: node.isGate ? t('Bloque que crea un lead') : t('Bloque'),
    label: node.title || node.questions[0]?.text || t('Sin título'),
    detail: t('{{count}} preguntas', { count: node.questions.length }),
  }
}

function portsOf(node: QuizNode, won: readonly QuizResult[], document: QuizDocument, t: TFunction) {
  if (node.type === 'result') return []
  if (node.type === 'verdict')
    return won.map((result) => ({ id: result.id, label: ruleText(result, document, t) }))
  return [
    ...node.rules.map(({ id }, at) => ({ id, label: t('Regla {{number}}', { number: at + 1 }) })),
    { id: otherwise, label: node.rules.length === 0 ? t('Después') : t('En otro caso') },
  ]
}

function ruleText({ rule }: QuizResult, { scores }: QuizDocument, t: TFunction): string {
  if (rule.by === 'most') return t('El más elegido')
  if (rule.by !== 'score') return t('Para el resto')
  const name = scores.find(({ id }) => id === rule.score)?.name ?? ''
  return t('{{name}}: de {{from}} a {{to}}', { name, from: rule.from ?? '−∞', to: rule.to ?? '∞' })
}
