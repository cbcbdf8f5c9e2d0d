import {
  otherwise,
  type QuizBlock,
  type QuizDocument,
  type QuizResult,
} from '@aurelio/contracts/quiz-document'
import type { GraphEdge } from '@aurelio/contracts/graph'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { freshId } from '../../../ui/graph/graph-edits.ts'
import { Input } from '../../../ui/input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { newQuestion, shifted } from './edits.ts'
import { OrderButtons } from './question-extras.tsx'
import { AskForFollowUp } from './ask-for-follow-up.tsx'
import { QuestionFields } from './question-fields.tsx'
import { ResultFields } from './result-fields.tsx'
import { RuleFields } from './rule-fields.tsx'

type NodePanelProps = {
  node: QuizBlock | QuizResult
  document: QuizDocument
  onChange: (node: QuizBlock | QuizResult) => void
  onConnect: (port: string, to: string | null) => void
  onRule: (node: QuizBlock, edge: GraphEdge) => void
}

/** What the chosen step says and asks. */
export function NodePanel({ node, document, onChange, onConnect, onRule }: NodePanelProps) {
  const { t } = useTranslation()
  return (
    <section
      aria-label={node.type === 'block' ? t('Bloque elegido') : t('Resultado elegido')}
      className="flex flex-col gap-4 rounded-lg border bg-surface p-4"
    >
      <Field label={t('Título')}>
        {(control) => (
          <Input
            {...control}
            maxLength={300}
            value={node.title}
            onChange={({ target }) => onChange({ ...node, title: target.value })}
          />
        )}
      </Field>
      <Field label={t('Texto')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={4000}
            value={node.text}
            onChange={({ target }) => onChange({ ...node, text: target.value })}
          />
        )}
      </Field>
      {node.type === 'result' ? (
        <ResultFields result={node} document={document} onChange={onChange} />
      ) : (
        <>
          {node.questions.map((question, at) => (
            <div key={question.id} className="flex flex-col gap-1">
              <div className="flex justify-end">
                <OrderButtons
                  name={t('pregunta {{number}}', { number: at + 1 })}
                  isFirst={at === 0}
                  isLast={at === node.questions.length - 1}
                  onMove={(by) => onChange({ ...node, questions: shifted(node.questions, at, by) })}
                  {...(node.questions.length < 12 && {
                    onCopy: () =>
                      onChange({
                        ...node,
                        questions: node.questions.toSpliced(at + 1, 0, { ...question, id: freshId() }),
                      }),
                  })}
                />
              </div>
              <QuestionFields
                question={question}
                document={document}
                onChange={(next) =>
                  onChange({
                    ...node,
                    questions: node.questions.map((each) => (each.id === question.id ? next : each)),
                  })
                }
                onRemove={() =>
                  onChange({ ...node, questions: node.questions.filter(({ id }) => id !== question.id) })
                }
              />
            </div>
          ))}
          <Button
            icon={<Plus aria-hidden="true" className="size-4" />}
            disabled={node.questions.length >= 12}
            onClick={() =>
              onChange({
                ...node,
                questions: [
                  ...node.questions,
                  newQuestion('one', t('¿Qué te interesa?'), [t('Primera opción'), t('Segunda opción')]),
                ],
              })
            }
          >
            {t('Añadir pregunta')}
          </Button>
          <AskForFollowUp block={node} onChange={onChange} />
          <Checkbox
            label={t('Crear un lead cuando alguien sale de este bloque')}
            checked={node.isGate}
            onChange={({ target }) => onChange({ ...node, isGate: target.checked })}
          />
          <RuleFields
            block={node}
            document={document}
            onChange={onChange}
            onConnect={onConnect}
            onRule={onRule}
            defaultPort={otherwise}
          />
        </>
      )}
    </section>
  )
}
