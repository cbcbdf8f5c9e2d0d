import type { LetterTrial } from '@aurelio/contracts/subscriptions'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'

const begun: LetterTrial = { subject: '', share: 20, hours: 4, decidedBy: 'clicks' }

type TrialFieldsProps = { trial: LetterTrial | null; onChange: (trial: LetterTrial | null) => void }

function within(text: string, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(Number(text))))
}

/** A second subject, who tries it, and what decides for the rest. */
export function TrialFields({ trial, onChange }: TrialFieldsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">{t('Prueba A/B')}</legend>
      <Checkbox
        label={t('Hacer una prueba A/B antes de enviarlo a todos')}
        checked={trial !== null}
        onChange={({ target }) => onChange(target.checked ? begun : null)}
      />
      {trial && (
        <div className="grid gap-3 rounded-lg border p-3 @xl:grid-cols-2">
          <Field label={t('Segundo asunto')} className="@xl:col-span-2">
            {(control) => (
              <Input
                {...control}
                dir="auto"
                maxLength={150}
                value={trial.subject}
                onChange={({ target }) => onChange({ ...trial, subject: target.value })}
              />
            )}
          </Field>
          <Field label={t('Personas en la prueba, de cada 100')} help={t('La mitad recibe cada asunto.')}>
            {(control) => (
              <Input
                {...control}
                type="number"
                min={2}
                max={100}
                value={trial.share}
                onChange={({ target }) => onChange({ ...trial, share: within(target.value, 2, 100) })}
              />
            )}
          </Field>
          <Field label={t('Horas de espera')} help={t('Después sale el resto con el que gane.')}>
            {(control) => (
              <Input
                {...control}
                type="number"
                min={1}
                max={72}
                value={trial.hours}
                onChange={({ target }) => onChange({ ...trial, hours: within(target.value, 1, 72) })}
              />
            )}
          </Field>
          <Field
            label={t('Decide')}
            help={t('Si la diferencia puede ser casualidad, sigue el primero.')}
            className="@xl:col-span-2"
          >
            {(control) => (
              <Select
                {...control}
                value={trial.decidedBy}
                onChange={({ target }) =>
                  onChange({ ...trial, decidedBy: target.value === 'leads' ? 'leads' : 'clicks' })
                }
              >
                <option value="clicks">{t('Quién llega por sus enlaces')}</option>
                <option value="leads">{t('Los leads que trae')}</option>
              </Select>
            )}
          </Field>
        </div>
      )}
    </fieldset>
  )
}
