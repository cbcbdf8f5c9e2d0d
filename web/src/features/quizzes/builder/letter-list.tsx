import type { QuizQuestion } from '@aurelio/contracts/quiz-document'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

type LetterListProps = { question: QuizQuestion; onChange: (question: QuizQuestion) => void }

/** The list of letters that whoever ticks the box asks for. Such a box is never required. */
export function LetterList({ question, onChange }: LetterListProps) {
  const { t } = useTranslation()
  const mayKeep = useCan('subscriptions.keep')
  const lists = useQuery({ ...api.subscriptions.lists.queryOptions(), enabled: mayKeep }).data?.items
  const { list } = question
  const isKnown = list === '' || lists?.some(({ id }) => id === list) !== false
  return (
    <Field
      label={t('Suscribe a')}
      help={
        list === ''
          ? undefined
          : t('Quien la marque recibe un correo para confirmarlo. Por ley no puede ser obligatoria.')
      }
    >
      {(control) => (
        <Select
          {...control}
          value={list}
          onChange={({ target }) =>
            onChange({ ...question, list: target.value, required: target.value === '' && question.required })
          }
        >
          <option value="">{t('Ninguna lista')}</option>
          {lists?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {!isKnown && <option value={list}>{t('Una lista que ya no está')}</option>}
        </Select>
      )}
    </Field>
  )
}
