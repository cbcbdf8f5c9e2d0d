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
  const [isWrong, setWrong] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const rolling = rollingPeriods.find((period) => period === choice)
    const areDays = isDay(from) && isDay(to) && from <= to
    setWrong(!rolling && !areDays)
    if (rolling) onCreate({ projectId: projectId || null, period: { kind: 'rolling', period: rolling } })
    else if (areDays) onCreate({ projectId: projectId || null, period: { kind: 'fixed', from, to } })
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
          <Field label={t('Primer día')}>
            {(control) => <DateInput {...control} value={from} onValue={setFrom} />}
          </Field>
          <Field
            label={t('Último día')}
            error={isWrong ? t('Escribe dos días, el primero antes que el último.') : undefined}
          >
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
