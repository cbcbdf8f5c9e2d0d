import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDay } from '../../../platform/read-day.ts'
import { Button } from '../../../ui/button.tsx'
import { DateInput } from '../../../ui/date-input.tsx'
import { Field } from '../../../ui/field.tsx'
import type { ChosenDays as Days } from './use-question.ts'

type ChosenDaysProps = { days: Days; onChoose: (days: Days) => void }

/** Two periods of one's own: the one that is looked at, and the one that it is held against. */
export function ChosenDays({ days, onChoose }: ChosenDaysProps) {
  const { t } = useTranslation()
  const [entered, setEntered] = useState(days)
  const [isSent, setIsSent] = useState(false)
  const faults: Faults = isSent ? faultsIn(entered) : {}
  const words = { day: t('Escribe un día'), order: t('Termina antes de empezar') }
  const fields = [
    { name: 'from', label: t('Desde'), pick: t('Elegir el primer día') },
    { name: 'to', label: t('Hasta'), pick: t('Elegir el último día') },
    {
      name: 'againstFrom',
      label: t('Comparado desde'),
      pick: t('Elegir el primer día con el que se compara'),
    },
    {
      name: 'againstTo',
      label: t('Comparado hasta'),
      pick: t('Elegir el último día con el que se compara'),
    },
  ] as const
  return (
    <form
      aria-label={t('Periodos elegidos')}
      noValidate
      className="flex flex-col gap-4 rounded-lg border bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault()
        setIsSent(true)
        if (Object.keys(faultsIn(entered)).length === 0) onChoose(entered)
      }}
    >
      <div className="grid gap-4 @md:grid-cols-2 @4xl:grid-cols-4">
        {fields.map(({ name, label, pick }) => {
          const fault = faults[name]
          return (
            <Field key={name} label={label} error={fault && words[fault]} tellsError>
              {(control) => (
                <DateInput
                  {...control}
                  value={entered[name]}
                  onValue={(value) => setEntered({ ...entered, [name]: value })}
                  pickLabel={pick}
                />
              )}
            </Field>
          )
        })}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary">
          {t('Ver estos días')}
        </Button>
        <p className="text-dense text-muted">
          {t(
            'Sin nada con lo que comparar, se compara con los días justo antes. Lo que queda a más de 92 días se cuenta por meses enteros.',
          )}
        </p>
      </div>
    </form>
  )
}

type Fault = 'day' | 'order'
type Faults = Partial<Record<keyof Days, Fault>>

function faultsIn({ from, to, againstFrom, againstTo }: Days): Faults {
  const faults: Faults = {}
  if (!isDay(from)) faults.from = 'day'
  const last = faultOfLast(from, to)
  if (last) faults.to = last
  if (againstFrom === '' && againstTo === '') return faults
  if (!isDay(againstFrom)) faults.againstFrom = 'day'
  const lastAgainst = faultOfLast(againstFrom, againstTo)
  if (lastAgainst) faults.againstTo = lastAgainst
  return faults
}

function faultOfLast(first: string, last: string): Fault | undefined {
  if (!isDay(last)) return 'day'
  return isDay(first) && last < first ? 'order' : undefined
}
