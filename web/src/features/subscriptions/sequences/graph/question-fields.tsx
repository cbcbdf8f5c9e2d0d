import { questionKinds, type SequenceQuestion } from '@aurelio/contracts/sequence-graph'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../platform/api/client.ts'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Select } from '../../../../ui/select.tsx'
import { ListSelect } from '../../lists/list-select.tsx'
import { questionNames } from './names.ts'
import { newQuestion } from './new-step.ts'

type QuestionFieldsProps = {
  label: string
  question: SequenceQuestion
  onChange: (question: SequenceQuestion) => void
}

/** What is asked of somebody, and what of it exactly. */
export function QuestionFields({ label, question, onChange }: QuestionFieldsProps) {
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
                newQuestion(questionKinds.find((what) => what === target.value) ?? question.what, {
                  label: t('interesado'),
                  title: t('Resultado'),
                }),
              )
            }
          >
            {questionKinds.map((what) => (
              <option key={what} value={what}>
                {t(questionNames[what])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <About question={question} onChange={onChange} />
    </div>
  )
}

function About({ question, onChange }: Omit<QuestionFieldsProps, 'label'>) {
  const { t } = useTranslation()
  switch (question.what) {
    case 'sent-form':
      return (
        <PageSelect
          value={question.pageId ?? ''}
          none={t('De cualquier página')}
          onChange={(pageId) => onChange({ ...question, pageId: pageId || null })}
        />
      )
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
        <Field label={t('Título del resultado')}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={200}
              value={question.title}
              onChange={({ target }) => onChange({ ...question, title: target.value })}
            />
          )}
        </Field>
      )
    case 'has-label':
      return (
        <Field label={t('Nombre de la etiqueta')}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={60}
              value={question.label}
              onChange={({ target }) => onChange({ ...question, label: target.value })}
            />
          )}
        </Field>
      )
    case 'on-list':
      return (
        <ListSelect
          value={question.listId || null}
          none={t('Elige una lista')}
          onChange={(listId) => onChange({ ...question, listId: listId ?? '' })}
        />
      )
    case 'won':
    default:
      return null
  }
}

function PageSelect({
  value,
  none,
  onChange,
}: {
  value: string
  none: string
  onChange: (pageId: string) => void
}) {
  const { t } = useTranslation()
  const pages = useQuery(api.pages.list.queryOptions({ input: { limit: 100 } }))
  const items = pages.data?.items ?? []
  return (
    <Field label={t('Página')}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{none}</option>
          {value !== '' && !items.some(({ id }) => id === value) && (
            <option value={value}>{t('Otra página')}</option>
          )}
          {items.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
