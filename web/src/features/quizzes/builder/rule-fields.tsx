import type { GraphEdge } from '@aurelio/contracts/graph'
import {
  choiceKinds,
  numberKinds,
  type QuizBlock,
  type QuizDocument,
  quizLimits,
  type QuizRule,
  type QuizTerm,
} from '@aurelio/contracts/quiz-document'
import type { TFunction } from 'i18next'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { freshId } from '../../../ui/graph/graph-edits.ts'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { numberOf } from './question-fields.tsx'

type RuleFieldsProps = {
  block: QuizBlock
  document: QuizDocument
  onChange: (block: QuizBlock) => void
  onConnect: (port: string, to: string | null) => void
  onRule: (block: QuizBlock, edge: GraphEdge) => void
  defaultPort: string
}

/** Where a block leads whom: rules in their order, and everybody else. */
export function RuleFields({ block, document, onChange, onConnect, onRule, defaultPort }: RuleFieldsProps) {
  const { t } = useTranslation()
  const first = conditionsOf(document, t)[0]
  const target = (port: string) =>
    document.edges.find((edge) => edge.from === block.id && edge.port === port)?.to ?? ''
  const places = document.nodes.filter(({ id }) => id !== block.id)
  const where = (port: string, label: string) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={target(port)}
          onChange={(event) => onConnect(port, event.target.value === '' ? null : event.target.value)}
        >
          <option value="">{t('A ninguna parte')}</option>
          {places.map((node) => (
            <option key={node.id} value={node.id}>
              {node.type === 'verdict' ? t('Resultado según las respuestas') : node.title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
  const add = () => {
    if (!first) return
    const rule: QuizRule = { id: freshId(), needs: 'all', terms: [first.term] }
    const to = target(defaultPort) || places[0]?.id || block.id
    onRule({ ...block, rules: [...block.rules, rule] }, { id: freshId(), from: block.id, port: rule.id, to })
  }
  return (
    <fieldset className="flex flex-col gap-3 rounded-md border p-3">
      <legend className="px-1 text-dense text-muted">{t('Al salir de este bloque')}</legend>
      {block.rules.map((rule, at) => (
        <div key={rule.id} className="flex flex-col gap-2 border-b pb-3">
          <TermFields
            label={t('Regla {{number}}', { number: at + 1 })}
            rule={rule}
            document={document}
            onChange={(next) =>
              onChange({ ...block, rules: block.rules.map((each) => (each.id === rule.id ? next : each)) })
            }
          />
          {where(rule.id, t('Si se cumple, va a'))}
          <Button
            size="dense"
            variant="ghost"
            onClick={() => onChange({ ...block, rules: block.rules.filter(({ id }) => id !== rule.id) })}
          >
            {t('Quitar regla')}
          </Button>
        </div>
      ))}
      {where(defaultPort, block.rules.length === 0 ? t('Va a') : t('En otro caso, va a'))}
      <Button
        size="dense"
        icon={<Plus aria-hidden="true" className="size-4" />}
        disabled={!first || block.rules.length >= quizLimits.rules}
        onClick={add}
      >
        {t('Añadir regla')}
      </Button>
    </fieldset>
  )
}

type Condition = { key: string; label: string; term: QuizTerm }

/** Everything that a rule may ask for, in words. */
function conditionsOf({ nodes, scores }: QuizDocument, t: TFunction): Condition[] {
  const questions = nodes.flatMap((node) => (node.type === 'block' ? node.questions : []))
  const relations = ['at-least', 'at-most'] as const
  const words = { 'at-least': t('como mínimo'), 'at-most': t('como máximo') }
  return [
    ...questions.flatMap((question) =>
      choiceKinds.has(question.kind)
        ? question.options.flatMap((option) =>
            (['chosen', 'not-chosen'] as const).map((is) => ({
              key: `${question.id} ${option.id} ${is}`,
              label:
                is === 'chosen'
                  ? t('{{question}}: elige «{{option}}»', { question: question.text, option: option.text })
                  : t('{{question}}: no elige «{{option}}»', {
                      question: question.text,
                      option: option.text,
                    }),
              term: { of: 'option' as const, question: question.id, option: option.id, is },
            })),
          )
        : [],
    ),
    ...questions.flatMap((question) =>
      numberKinds.has(question.kind)
        ? relations.map((is) => ({
            key: `${question.id} ${is}`,
            label: `${question.text}: ${words[is]}`,
            term: { of: 'number' as const, question: question.id, is, value: 0 },
          }))
        : [],
    ),
    ...scores.flatMap((score) =>
      relations.map((is) => ({
        key: `score ${score.id} ${is}`,
        label: `${score.name}: ${words[is]}`,
        term: { of: 'score' as const, score: score.id, is, value: 0 },
      })),
    ),
  ]
}

function keyOf(term: QuizTerm): string {
  if (term.of === 'option') return `${term.question} ${term.option} ${term.is}`
  return term.of === 'number' ? `${term.question} ${term.is}` : `score ${term.score} ${term.is}`
}

type TermFieldsProps = {
  label: string
  rule: QuizRule
  document: QuizDocument
  onChange: (rule: QuizRule) => void
}

function TermFields({ label, rule, document, onChange }: TermFieldsProps) {
  const { t } = useTranslation()
  const conditions = conditionsOf(document, t)
  const put = (at: number, term: QuizTerm) => onChange({ ...rule, terms: rule.terms.with(at, term) })
  return (
    <>
      {rule.terms.map((term, at) => (
        <div key={at} className="flex flex-wrap gap-2">
          <Select
            aria-label={at === 0 ? label : t('{{label}}, condición {{number}}', { label, number: at + 1 })}
            value={keyOf(term)}
            onChange={({ target }) => {
              const found = conditions.find(({ key }) => key === target.value)
              if (found) put(at, found.term)
            }}
            className="min-w-0 flex-1 basis-48"
          >
            {conditions.map(({ key, label: words }) => (
              <option key={key} value={key}>
                {words}
              </option>
            ))}
          </Select>
          {term.of !== 'option' && (
            <Input
              type="number"
              aria-label={t('Cuánto')}
              value={term.value}
              onChange={({ target }) => put(at, { ...term, value: numberOf(target.value) ?? 0 })}
              className="w-24"
            />
          )}
        </div>
      ))}
      {rule.terms.length > 1 && (
        <Select
          aria-label={t('Cuántas condiciones hacen falta')}
          value={rule.needs}
          onChange={({ target }) => onChange({ ...rule, needs: target.value === 'any' ? 'any' : 'all' })}
        >
          <option value="all">{t('Todas las condiciones')}</option>
          <option value="any">{t('Cualquiera de ellas')}</option>
        </Select>
      )}
      <Button
        size="dense"
        disabled={rule.terms.length >= quizLimits.terms}
        onClick={() => {
          const [next] = conditions
          if (next) onChange({ ...rule, terms: [...rule.terms, next.term] })
        }}
      >
        {t('Añadir condición')}
      </Button>
    </>
  )
}
