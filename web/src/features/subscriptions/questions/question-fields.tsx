import {
  askedStates,
  type PersonQuestion,
  personQuestionKinds,
  subscriptionSources,
} from '@aurelio/contracts/person-questions'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { ListSelect } from '../lists/list-select.tsx'
import { sourceNames } from '../subscription-words.ts'
import { LetterSelect, PageSelect, SpanFields } from './choices.tsx'
import { newQuestion } from './new-question.ts'
import { askedStateNames, questionNames } from './question-names.ts'

type QuestionFieldsProps = {
  label: string
  question: PersonQuestion
  /** What a form without a span means; in sequences since somebody is inside. */
  anyTime?: string
  onChange: (question: PersonQuestion) => void
}

/** What is asked of somebody, and what of it exactly. */
export function QuestionFields({ label, question, anyTime, onChange }: QuestionFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3 @xl:grid-cols-2">
      <Field label={label}>
        {(control) => (
          <Select
            {...control}
            value={question.what}
            onChange={({ target }) =>
              onChange(
                newQuestion(personQuestionKinds.find((what) => what === target.value) ?? question.what, {
                  label: t('interesado'),
                  title: t('Resultado'),
                }),
              )
            }
          >
            {personQuestionKinds.map((what) => (
              <option key={what} value={what}>
                {t(questionNames[what])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <About question={question} anyTime={anyTime ?? t('En cualquier momento')} onChange={onChange} />
    </div>
  )
}

type AboutProps = { question: PersonQuestion; anyTime: string; onChange: (question: PersonQuestion) => void }

function About({ question, anyTime, onChange }: AboutProps) {
  const { t } = useTranslation()
  switch (question.what) {
    case 'sent-form': {
      const { when, ...form } = question
      return (
        <>
          <PageSelect
            value={question.pageId ?? ''}
            none={t('De cualquier página')}
            onChange={(pageId) => onChange({ ...question, pageId: pageId || null })}
          />
          <SpanFields
            span={when}
            none={anyTime}
            onChange={(span) => onChange(span ? { ...form, when: span } : form)}
          />
        </>
      )
    }
    case 'opened-page':
      return (
        <PageSelect
          value={question.pageId}
          none={t('Elige una página')}
          onChange={(pageId) => onChange({ ...question, pageId })}
        />
      )
    case 'got-result':
      return (
        <TextField
          label={t('Título del resultado')}
          most={200}
          value={question.title}
          onChange={(title) => onChange({ ...question, title })}
        />
      )
    case 'has-label':
      return (
        <TextField
          label={t('Nombre de la etiqueta')}
          most={60}
          value={question.label}
          onChange={(label) => onChange({ ...question, label })}
        />
      )
    case 'worth':
      return (
        <Field label={t('Euros en total')}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              value={question.cents / 100}
              onChange={({ target }) =>
                onChange({ ...question, cents: Math.max(1, Math.round(Number(target.value) * 100)) })
              }
            />
          )}
        </Field>
      )
    case 'on-list':
      return <OnList question={question} onChange={onChange} />
    case 'consented':
      return (
        <Field label={t('De dónde viene')}>
          {(control) => (
            <Select
              {...control}
              value={question.source}
              onChange={({ target }) => {
                const source = subscriptionSources.find((one) => one === target.value)
                if (source) onChange({ ...question, source })
              }}
            >
              {subscriptionSources.map((source) => (
                <option key={source} value={source}>
                  {t(sourceNames[source])}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )
    case 'got-letter': {
      const { when, ...letter } = question
      return (
        <>
          <LetterSelect
            value={question.letterId ?? ''}
            none={t('Cualquier envío')}
            onChange={(letterId) => onChange({ ...question, letterId: letterId || null })}
          />
          <SpanFields
            span={when}
            none={t('En cualquier momento')}
            onChange={(span) => onChange(span ? { ...letter, when: span } : letter)}
          />
        </>
      )
    }
    case 'came-by-letter':
      return (
        <LetterSelect
          value={question.letterId}
          none={t('Elige un envío')}
          onChange={(letterId) => onChange({ ...question, letterId })}
        />
      )
    case 'joined':
      return (
        <SpanFields span={question.when} onChange={(span) => span && onChange({ ...question, when: span })} />
      )
    case 'won':
    case 'bounced':
    default:
      return null
  }
}

function OnList({
  question,
  onChange,
}: {
  question: Extract<PersonQuestion, { what: 'on-list' }>
  onChange: (question: PersonQuestion) => void
}) {
  const { t } = useTranslation()
  const { when, ...list } = question
  return (
    <>
      <ListSelect
        value={question.listId || null}
        none={t('Elige una lista')}
        onChange={(listId) => onChange({ ...question, listId: listId ?? '' })}
      />
      <Field label={t('Cómo está en ella')}>
        {(control) => (
          <Select
            {...control}
            value={question.state ?? 'confirmed'}
            onChange={({ target }) => {
              const state = askedStates.find((one) => one === target.value)
              if (state) onChange({ ...question, state })
            }}
          >
            {askedStates.map((state) => (
              <option key={state} value={state}>
                {t(askedStateNames[state])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SpanFields
        span={when}
        none={t('En cualquier momento')}
        onChange={(span) => onChange(span ? { ...list, when: span } : list)}
      />
    </>
  )
}

function TextField({
  label,
  most,
  value,
  onChange,
}: {
  label: string
  most: number
  value: string
  onChange: (text: string) => void
}) {
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          dir="auto"
          maxLength={most}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
