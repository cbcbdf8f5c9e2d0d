import type { QuizDocument, QuizResult } from '@aurelio/contracts/quiz-document'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { numberOf } from './question-fields.tsx'
import { ResultExtras } from './result-extras.tsx'

type ResultFieldsProps = {
  result: QuizResult
  document: QuizDocument
  onChange: (result: QuizResult) => void
}

/** Who gets a result, and what it leads on to. */
export function ResultFields({ result, document, onChange }: ResultFieldsProps) {
  const { t } = useTranslation()
  const { rule } = result
  const textField = (name: 'buttonText' | 'buttonLink' | 'redirect', label: string) => (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          value={result[name]}
          onChange={({ target }) => onChange({ ...result, [name]: target.value })}
        />
      )}
    </Field>
  )
  const bound = (name: 'from' | 'to', label: string) =>
    rule.by === 'score' && (
      <Field label={label} className="min-w-24 flex-1">
        {(control) => (
          <Input
            {...control}
            type="number"
            value={rule[name] ?? ''}
            onChange={({ target }) =>
              onChange({ ...result, rule: { ...rule, [name]: numberOf(target.value) } })
            }
          />
        )}
      </Field>
    )
  return (
    <>
      <Field label={t('Quién lo obtiene')}>
        {(control) => (
          <Select
            {...control}
            value={rule.by}
            onChange={({ target }) => {
              const [score] = document.scores
              if (target.value === 'score')
                onChange({ ...result, rule: { by: 'score', score: score?.id ?? '', from: 0, to: null } })
              else if (target.value === 'most' || target.value === 'never' || target.value === 'rest')
                onChange({ ...result, rule: { by: target.value } })
            }}
          >
            {document.scores.length > 0 && <option value="score">{t('Quien tenga ciertos puntos')}</option>}
            <option value="most">{t('Quien lo elija más veces')}</option>
            <option value="rest">{t('Quien no obtenga otro')}</option>
            <option value="never">{t('Solo quien llegue por un camino')}</option>
          </Select>
        )}
      </Field>
      <div className="flex gap-2">
        {bound('from', t('Desde cuántos puntos'))}
        {bound('to', t('Hasta cuántos puntos'))}
      </div>
      {textField('buttonText', t('Texto del botón'))}
      {textField('buttonLink', t('Enlace del botón'))}
      {textField('redirect', t('Llevar directamente a esta dirección'))}
      <ResultExtras result={result} onChange={onChange} />
    </>
  )
}
