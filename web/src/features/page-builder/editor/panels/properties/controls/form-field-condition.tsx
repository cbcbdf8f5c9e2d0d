import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DenseSelect } from './dense-select.tsx'
import { conditionsFor, type FormItem, valuesOf, withCondition } from './form-field-list.ts'

type Props = { items: readonly FormItem[]; index: number; item: FormItem; change: (item: FormItem) => void }

/** On what a field hangs: an earlier one in which something is chosen. Nothing where there is no such field. */
export function FormFieldCondition({ items, index, item, change }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const { when, fields } = conditionsFor(items, index)
  if (fields.length === 0) return null
  const asked = fields.find(({ name }) => name === when?.field)

  function choose(name: string) {
    const next = fields.find((field) => field.name === name)
    change(withCondition(item, next ? { field: name, is: 'is', value: valuesOf(next)[0] ?? '' } : null))
  }

  return (
    <>
      <label htmlFor={id} className="text-xs text-muted">
        {t('Mostrar si')}
      </label>
      <DenseSelect id={id} value={asked?.name ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{t('Siempre')}</option>
        {fields.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </DenseSelect>
      {asked && when && (
        <div className="flex gap-1.5">
          <DenseSelect
            aria-label={t('Condición')}
            value={when.is}
            onChange={({ target }) =>
              change(withCondition(item, { ...when, is: target.value === 'is' ? 'is' : 'is-not' }))
            }
          >
            <option value="is">{t('es')}</option>
            <option value="is-not">{t('no es')}</option>
          </DenseSelect>
          <DenseSelect
            aria-label={t('Valor de la condición')}
            value={when.value}
            onChange={({ target }) => change(withCondition(item, { ...when, value: target.value }))}
          >
            {valuesOf(asked).map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </DenseSelect>
        </div>
      )}
    </>
  )
}
