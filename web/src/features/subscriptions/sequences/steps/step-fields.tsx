import type { SequenceStep } from '@aurelio/contracts/subscriptions'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'

type StepFieldsProps<Step> = { step: Step; onChange: (step: SequenceStep) => void }

/** What a step does. */
export function StepFields({ step, onChange }: StepFieldsProps<SequenceStep>) {
  if (step.kind === 'letter') return <LetterFields step={step} onChange={onChange} />
  if (step.kind === 'wait') return <WaitFields step={step} onChange={onChange} />
  return <GoalFields step={step} onChange={onChange} />
}

function LetterFields({ step, onChange }: StepFieldsProps<Extract<SequenceStep, { kind: 'letter' }>>) {
  const { t } = useTranslation()
  const { button = { label: '', link: '' }, ...letter } = step
  const press = (change: Partial<typeof button>) => {
    const next = { ...button, ...change }
    onChange(next.label === '' && next.link === '' ? letter : { ...letter, button: next })
  }
  return (
    <>
      <Field label={t('Asunto')} error={step.subject.trim() === '' ? t('Escribe un asunto.') : undefined}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={150}
            value={step.subject}
            onChange={({ target }) => onChange({ ...step, subject: target.value })}
          />
        )}
      </Field>
      <Field
        label={t('Texto')}
        help={t('Deja una línea en blanco entre párrafos.')}
        error={step.text.trim() === '' ? t('Escribe el correo.') : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={6}
            maxLength={20_000}
            value={step.text}
            onChange={({ target }) => onChange({ ...step, text: target.value })}
          />
        )}
      </Field>
      <div className="grid gap-3 @md:grid-cols-2">
        <Field label={t('Texto del botón')} help={t('Vacío: sin botón.')}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={80}
              value={button.label}
              onChange={({ target }) => press({ label: target.value })}
            />
          )}
        </Field>
        <Field label={t('A dónde lleva')}>
          {(control) => (
            <Input
              {...control}
              maxLength={2000}
              placeholder="https://"
              value={button.link}
              onChange={({ target }) => press({ link: target.value })}
            />
          )}
        </Field>
      </div>
    </>
  )
}

function WaitFields({ step, onChange }: StepFieldsProps<Extract<SequenceStep, { kind: 'wait' }>>) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t('Esperar')}>
        {(control) => (
          <Input
            {...control}
            type="number"
            min={1}
            max={365}
            value={step.amount}
            onChange={({ target }) =>
              onChange({ ...step, amount: Math.min(365, Math.max(1, Math.round(Number(target.value)))) })
            }
          />
        )}
      </Field>
      <Field label={t('Unidad')}>
        {(control) => (
          <Select
            {...control}
            value={step.unit}
            onChange={({ target }) =>
              onChange({ ...step, unit: target.value === 'hours' ? 'hours' : 'days' })
            }
          >
            <option value="hours">{t('horas')}</option>
            <option value="days">{t('días')}</option>
          </Select>
        )}
      </Field>
    </div>
  )
}

function GoalFields({ step, onChange }: StepFieldsProps<Extract<SequenceStep, { kind: 'goal' }>>) {
  const { t } = useTranslation()
  return (
    <Field label={t('Sale de la secuencia quien')}>
      {(control) => (
        <Select
          {...control}
          value={step.until}
          onChange={({ target }) =>
            onChange({ ...step, until: target.value === 'won' ? 'won' : 'sent-form' })
          }
        >
          <option value="sent-form">{t('haya enviado un formulario')}</option>
          <option value="won">{t('ya sea cliente')}</option>
        </Select>
      )}
    </Field>
  )
}
