import type { PersonQuestion } from '@aurelio/contracts/person-questions'
import type { SequenceRules } from '@aurelio/contracts/sequence-graph'
import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { QuestionFields } from '../questions/question-fields.tsx'

const most = 5

type SequenceRulesFieldsProps = { rules: SequenceRules; onChange: (rules: SequenceRules) => void }

/** Who enters a sequence, and what takes somebody out of it wherever they stand. */
export function SequenceRulesFields({ rules, onChange }: SequenceRulesFieldsProps) {
  const { t } = useTranslation()
  return (
    <section
      aria-labelledby="sequence-rules"
      className="flex flex-col gap-4 rounded-lg border bg-surface p-4"
    >
      <h2 id="sequence-rules" className="text-base font-semibold">
        {t('Quién entra y quién sale')}
      </h2>
      <Questions
        label={t('Entra quien confirma la lista y')}
        addText={t('Añadir requisito de entrada')}
        questions={rules.entry}
        onChange={(entry) => onChange({ ...rules, entry })}
      />
      <Questions
        label={t('Sale, esté donde esté, quien')}
        addText={t('Añadir motivo de salida')}
        questions={rules.exit}
        onChange={(exit) => onChange({ ...rules, exit })}
      />
      <Checkbox
        label={t('Quien ya la ha hecho vuelve a empezar si confirma la lista otra vez')}
        checked={rules.again}
        onChange={({ target }) => onChange({ ...rules, again: target.checked })}
      />
    </section>
  )
}

type QuestionsProps = {
  label: string
  addText: string
  questions: readonly PersonQuestion[]
  onChange: (questions: PersonQuestion[]) => void
}

function Questions({ label, addText, questions, onChange }: QuestionsProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-3">
      {questions.map((question, index) => (
        <div key={index} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <QuestionFields
              label={label}
              question={question}
              onChange={(next) => onChange(questions.with(index, next))}
            />
          </div>
          <IconButton
            label={t('Quitar «{{label}}»', { label })}
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onClick={() => onChange(questions.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button
        className="self-start"
        icon={<Plus aria-hidden="true" className="size-4" />}
        disabled={questions.length >= most}
        onClick={() => onChange([...questions, { what: 'won' }])}
      >
        {addText}
      </Button>
    </div>
  )
}
