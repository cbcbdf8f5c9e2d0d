import {
  choiceKinds,
  numberKinds,
  questionKinds,
  quizLimits,
  type QuizDocument,
  type QuizOption,
  type QuizQuestion,
  unaskedKinds,
} from '@aurelio/contracts/quiz-document'
import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { freshId } from '../../../ui/graph/graph-edits.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { FilmField } from './film-field.tsx'
import { newOption, shifted } from './edits.ts'
import { LetterList } from './letter-list.tsx'
import { kindWords } from './kind-words.ts'
import { FileFields, OrderButtons, QuestionExtras } from './question-extras.tsx'

type QuestionFieldsProps = {
  question: QuizQuestion
  document: QuizDocument
  onChange: (question: QuizQuestion) => void
  onRemove: () => void
}

/** What a question asks, and what each answer counts for. */
export function QuestionFields({ question, document, onChange, onRemove }: QuestionFieldsProps) {
  const { t } = useTranslation()
  const { kind, text, options } = question
  const isChoice = choiceKinds.has(kind)
  const changeOption = (option: QuizOption) =>
    onChange({ ...question, options: options.map((each) => (each.id === option.id ? option : each)) })
  return (
    <fieldset className="flex flex-col gap-3 rounded-md border p-3">
      <legend className="px-1 text-dense text-muted">{t('Pregunta')}</legend>
      <Field label={t('Pregunta o texto')}>
        {(control) => (
          <Input
            {...control}
            maxLength={300}
            value={text}
            onChange={({ target }) => onChange({ ...question, text: target.value })}
          />
        )}
      </Field>
      <Field label={t('Tipo de pregunta')}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={({ target }) => {
              const chosen = questionKinds.find((each) => each === target.value) ?? kind
              const isBare = choiceKinds.has(chosen) && options.length === 0
              const given = isBare
                ? [newOption(t('Primera opción')), newOption(t('Segunda opción'))]
                : options
              const rows =
                chosen === 'matrix' && question.rows.length === 0
                  ? [{ id: freshId(), text: t('Primera fila') }]
                  : question.rows
              onChange({ ...question, kind: chosen, options: given, rows })
            }}
          >
            {questionKinds.map((each) => (
              <option key={each} value={each}>
                {t(kindWords[each])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <QuestionExtras question={question} onChange={onChange} />
      {isChoice && (
        <>
          {options.map((option, at) => (
            <OptionFields
              key={option.id}
              option={option}
              number={at + 1}
              isPicture={kind === 'picture'}
              order={{
                isFirst: at === 0,
                isLast: at === options.length - 1,
                onMove: (by) => onChange({ ...question, options: shifted(options, at, by) }),
              }}
              document={document}
              onChange={changeOption}
              onRemove={() =>
                onChange({ ...question, options: options.filter(({ id }) => id !== option.id) })
              }
            />
          ))}
          <Button
            size="dense"
            icon={<Plus aria-hidden="true" className="size-4" />}
            disabled={options.length >= quizLimits.options}
            onClick={() => onChange({ ...question, options: [...options, newOption(t('Otra opción'))] })}
          >
            {t('Añadir opción')}
          </Button>
        </>
      )}
      {kind === 'matrix' &&
        question.rows.map((row, at) => (
          <Input
            key={row.id}
            aria-label={t('Fila {{number}}', { number: at + 1 })}
            maxLength={300}
            value={row.text}
            onChange={({ target }) =>
              onChange({
                ...question,
                rows: question.rows.map((each) =>
                  each.id === row.id ? { ...each, text: target.value } : each,
                ),
              })
            }
          />
        ))}
      {kind === 'matrix' && question.rows.length < quizLimits.rows && (
        <Button
          size="dense"
          onClick={() =>
            onChange({ ...question, rows: [...question.rows, { id: freshId(), text: t('Otra fila') }] })
          }
        >
          {t('Añadir fila')}
        </Button>
      )}
      {numberKinds.has(kind) && <NumberFields question={question} document={document} onChange={onChange} />}
      {kind === 'file' && <FileFields question={question} onChange={onChange} />}
      {kind === 'consent' && (
        <Checkbox
          label={t('Permite escribir a quien no termina')}
          checked={question.allowsFollowUp}
          onChange={({ target }) => onChange({ ...question, allowsFollowUp: target.checked })}
        />
      )}
      {kind === 'consent' && (
        <Field label={t('Enlace a lo que se acepta')}>
          {(control) => (
            <Input
              {...control}
              value={question.link}
              onChange={({ target }) => onChange({ ...question, link: target.value })}
            />
          )}
        </Field>
      )}
      {kind === 'consent' && <LetterList question={question} onChange={onChange} />}
      {kind === 'film' && <FilmField question={question} onChange={onChange} />}
      {!unaskedKinds.has(kind) && question.list === '' && (
        <Checkbox
          label={t('Obligatoria')}
          checked={question.required}
          onChange={({ target }) => onChange({ ...question, required: target.checked })}
        />
      )}
      <Button size="dense" variant="ghost" onClick={onRemove}>
        {t('Quitar pregunta')}
      </Button>
    </fieldset>
  )
}

type OptionFieldsProps = {
  option: QuizOption
  number: number
  isPicture: boolean
  order: { isFirst: boolean; isLast: boolean; onMove: (by: -1 | 1) => void }
  document: QuizDocument
  onChange: (option: QuizOption) => void
  onRemove: () => void
}

function OptionFields({ option, number, isPicture, order, document, onChange, onRemove }: OptionFieldsProps) {
  const { t } = useTranslation()
  const rivals = document.nodes.flatMap((node) =>
    node.type === 'result' && node.rule.by === 'most' ? [node] : [],
  )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Input
        aria-label={t('Opción {{number}}', { number })}
        maxLength={300}
        value={option.text}
        onChange={({ target }) => onChange({ ...option, text: target.value })}
        className="min-w-0 flex-1 basis-32"
      />
      {document.scores.map((score) => (
        <Input
          key={score.id}
          type="number"
          aria-label={t('{{score}} de la opción {{number}}', { score: score.name, number })}
          value={option.points[score.id] ?? 0}
          onChange={({ target }) =>
            onChange({ ...option, points: { ...option.points, [score.id]: numberOf(target.value) ?? 0 } })
          }
          className="w-20"
        />
      ))}
      {rivals.length > 0 && (
        <Select
          aria-label={t('Resultado de la opción {{number}}', { number })}
          value={option.result}
          onChange={({ target }) => onChange({ ...option, result: target.value })}
          className="w-full"
        >
          <option value="">{t('No cuenta para ningún resultado')}</option>
          {rivals.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
      {isPicture && (
        <Input
          aria-label={t('Imagen de la opción {{number}}', { number })}
          placeholder="https://"
          maxLength={2000}
          value={option.picture}
          onChange={({ target }) => onChange({ ...option, picture: target.value })}
          className="w-full"
        />
      )}
      <OrderButtons {...order} name={t('opción {{number}}', { number })} />
      <IconButton
        label={t('Quitar opción {{number}}', { number })}
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={onRemove}
      />
    </div>
  )
}

function NumberFields({ question, document, onChange }: Omit<QuestionFieldsProps, 'onRemove'>) {
  const { t } = useTranslation()
  const bound = (name: 'min' | 'max', label: string) => (
    <Field label={label} className="min-w-24 flex-1">
      {(control) => (
        <Input
          {...control}
          type="number"
          value={question[name] ?? ''}
          onChange={({ target }) => onChange({ ...question, [name]: numberOf(target.value) })}
        />
      )}
    </Field>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {question.kind !== 'nps' && (
        <>
          {bound('min', t('Desde'))}
          {bound('max', t('Hasta'))}
        </>
      )}
      {document.scores.map((score) => (
        <Field
          key={score.id}
          label={t('{{score}} por unidad', { score: score.name })}
          className="min-w-24 flex-1"
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              value={question.weights[score.id] ?? 0}
              onChange={({ target }) =>
                onChange({
                  ...question,
                  weights: { ...question.weights, [score.id]: numberOf(target.value) ?? 0 },
                })
              }
            />
          )}
        </Field>
      ))}
    </div>
  )
}

/** What stands in a field for a number; null where it is none. */
export function numberOf(text: string): number | null {
  const number = Number(text)
  return text.trim() === '' || !Number.isFinite(number) ? null : number
}
