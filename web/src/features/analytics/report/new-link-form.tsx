import type { ReportPeriod } from '@aurelio/contracts/report-links'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDay } from '../../../platform/read-day.ts'
import { Button } from '../../../ui/button.tsx'
import { DateInput } from '../../../ui/date-input.tsx'
import { Field } from '../../../ui/field.tsx'
import { ProjectSelect } from '../../../ui/project-select.tsx'
import { Select } from '../../../ui/select.tsx'
import { rollingNames, rollingPeriods } from './report-words.ts'

type NewLinkFormProps = {
  isBusy: boolean
  failure: string | undefined
  onCreate: (asked: { projectId: string | null; period: ReportPeriod }) => void
}

/** Of what the report tells, and of which days: always the last ones, or the same for ever. */
export function NewLinkForm({ isBusy, failure, onCreate }: NewLinkFormProps) {
  const { t } = useTranslation()
  const [projectId, setProjectId] = useState('')
  const [choice, setChoice] = useState<string>('month')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [wasSent, setSent] = useState(false)
  const wrong = wasSent ? wrongDay(from, to) : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    const rolling = rollingPeriods.find((period) => period === choice)
    setSent(true)
    if (rolling) onCreate({ projectId: projectId || null, period: { kind: 'rolling', period: rolling } })
    else if (!wrongDay(from, to))
      onCreate({ projectId: projectId || null, period: { kind: 'fixed', from, to } })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <Field label={t('Qué enseña')}>
        {(control) => (
          <ProjectSelect {...control} none={t('Todo el espacio')} value={projectId} onChoose={setProjectId} />
        )}
      </Field>
      <Field label={t('Periodo')}>
        {(control) => (
          <Select {...control} value={choice} onChange={({ target }) => setChoice(target.value)}>
            {rollingPeriods.map((period) => (
              <option key={period} value={period}>
                {t(rollingNames[period])}
              </option>
            ))}
            <option value="fixed">{t('Entre dos días')}</option>
          </Select>
        )}
      </Field>
      {choice === 'fixed' && (
        <>
          <Field label={t('Primer día')} error={wrong?.field === 'from' ? t(wrong.text) : undefined}>
            {(control) => <DateInput {...control} value={from} onValue={setFrom} />}
          </Field>
          <Field label={t('Último día')} error={wrong?.field === 'to' ? t(wrong.text) : undefined}>
            {(control) => <DateInput {...control} value={to} onValue={setTo} />}
          </Field>
        </>
      )}
      {failure !== undefined && (
        <p role="alert" className="text-danger sm:col-span-2">
          {failure}
        </p>
      )}
      <Button type="submit" variant="primary" busy={isBusy} className="justify-self-start">
        {t('Crear enlace')}
      </Button>
    </form>
  )
}

/** The first of the two fields that is to be mended, and how. */
function wrongDay(from: string, to: string) {
  const text = 'Escribe una fecha válida.'
  if (!isDay(from)) return { field: 'from', text } as const
  if (!isDay(to)) return { field: 'to', text } as const
  return from > to
    ? ({ field: 'to', text: 'Elige un día que no sea anterior al primero.' } as const)
    : undefined
}
