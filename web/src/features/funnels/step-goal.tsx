import type { FunnelStep, StepGoal } from '@aurelio/contracts/funnels'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

const mostEuros = 1_000_000

/** What somebody wants of a step, and what it is worth that a person gets there. */
export function StepGoalFields({
  step,
  onChange,
}: {
  step: FunnelStep
  onChange: (goal: StepGoal | null) => void
}) {
  const { t } = useTranslation()
  const [name, setName] = useState(step.goal?.name ?? '')
  const [euros, setEuros] = useState(step.goal ? String(step.goal.valueCents / 100) : '')
  const value = Number(euros === '' ? 0 : euros)
  const isWrong = !Number.isFinite(value) || value < 0 || value > mostEuros
  const goal = { name: name.trim(), valueCents: Math.round(value * 100) }
  const isSame = step.goal?.name === goal.name && step.goal.valueCents === goal.valueCents
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWrong) onChange(goal.name === '' && goal.valueCents === 0 ? null : goal)
  }
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-4 @xl:grid-cols-[1fr_12rem_auto]">
      <Field
        label={t('Objetivo de este paso')}
        help={t('Por ejemplo, «Pide la guía». Se ve con sus cifras.')}
      >
        {(control) => (
          <Input {...control} maxLength={80} value={name} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      <Field
        label={t('Valor por persona, en euros')}
        error={isWrong ? t('Escribe un número de 0 a 1.000.000.') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="decimal"
            min={0}
            max={mostEuros}
            step="0.01"
            value={euros}
            onChange={({ target }) => setEuros(target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={isWrong || isSame} className="@xl:mt-6">
        {t('Guardar objetivo')}
      </Button>
    </form>
  )
}
