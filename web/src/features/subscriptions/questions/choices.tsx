import type { QuestionSpan } from '@aurelio/contracts/person-questions'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'

type ChoiceProps = { value: string; none: string; onChange: (id: string) => void }

/** A page of the workspace. */
export function PageSelect(props: ChoiceProps) {
  const { t } = useTranslation()
  const pages = useQuery(api.pages.list.queryOptions({ input: { limit: 100 } }))
  return (
    <NamedSelect {...props} label={t('Página')} other={t('Otra página')} items={pages.data?.items ?? []} />
  )
}

/** A letter that was written here. */
export function LetterSelect(props: ChoiceProps) {
  const { t } = useTranslation()
  const letters = useQuery(api.subscriptions.letters.queryOptions({ input: { limit: 100 } }))
  const items = letters.data?.items.map(({ id, subject }) => ({ id, name: subject || t('Sin asunto') })) ?? []
  return <NamedSelect {...props} label={t('Envío')} other={t('Otro envío')} items={items} />
}

function NamedSelect({
  label,
  value,
  none,
  other,
  items,
  onChange,
}: ChoiceProps & { label: string; other: string; items: readonly { id: string; name: string }[] }) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{none}</option>
          {value !== '' && !items.some(({ id }) => id === value) && <option value={value}>{other}</option>}
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

type SpanFieldsProps = {
  span: QuestionSpan | undefined
  /** What no span means; none where there has to be one. */
  none?: string
  onChange: (span: QuestionSpan | undefined) => void
}

/** How far back it may lie, in days. */
export function SpanFields({ span, none, onChange }: SpanFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label={t('Cuándo')}>
        {(control) => (
          <Select
            {...control}
            value={span?.is ?? ''}
            onChange={({ target }) => {
              const is = (['within', 'before'] as const).find((one) => one === target.value)
              onChange(is && { is, days: span?.days ?? 30 })
            }}
          >
            {none !== undefined && <option value="">{none}</option>}
            <option value="within">{t('En los últimos días')}</option>
            <option value="before">{t('Hace más días')}</option>
          </Select>
        )}
      </Field>
      {span && (
        <Field label={t('Días')}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={3650}
              value={span.days}
              onChange={({ target }) =>
                onChange({ ...span, days: Math.min(3650, Math.max(1, Math.round(Number(target.value)))) })
              }
            />
          )}
        </Field>
      )}
    </div>
  )
}
