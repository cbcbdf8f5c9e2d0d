import { mostBatchPages } from '@aurelio/contracts/page-batches'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { type When, WhenField } from '../../../../ui/when-field.tsx'

/** From when on, and how many a day as typed; empty for all of them at once. */
export type PublishPlan = { readonly when: When; readonly perDay: string }
type PublishPlanFieldsProps = { plan: PublishPlan; onChange: (part: Partial<PublishPlan>) => void }

/** When the pages go out. */
export function PublishPlanFields({ plan, onChange }: PublishPlanFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <WhenField when={plan.when} onChange={(when) => onChange({ when })} />
      <Field label={t('Páginas al día')} help={t('Vacío: todas seguidas.')} className="max-w-60">
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            max={mostBatchPages}
            step={1}
            value={plan.perDay}
            onChange={({ target }) => onChange({ perDay: target.value })}
          />
        )}
      </Field>
    </>
  )
}

/** The plan as the server takes it. */
export function planOf({ when, perDay }: PublishPlan) {
  return {
    startAt: when === null ? undefined : new Date(when).toISOString(),
    perDay: perDay === '' ? undefined : Number(perDay),
  }
}
