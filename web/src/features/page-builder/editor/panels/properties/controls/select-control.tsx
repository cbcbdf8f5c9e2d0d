import { useTranslation } from 'react-i18next'
import { textOf, type ControlProps, type OptionKind } from './control.ts'
import { DenseSelect } from './dense-select.tsx'

/** One of several values, in the browser's own select. */
export function SelectControl({ field, id, value, props, set }: ControlProps<OptionKind>) {
  const { t } = useTranslation()
  const current = textOf(value) || textOf(field.inForce?.(props))
  const chosen = field.options.find((option) => String(option.value) === current)
  return (
    <DenseSelect
      id={id}
      data-prop={field.prop}
      value={chosen ? String(chosen.value) : ''}
      onChange={(event) => {
        const option = field.options.find(({ value: own }) => String(own) === event.target.value)
        if (option) set(option.value)
      }}
    >
      {!chosen && <option value="">{t('Sin elegir')}</option>}
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {'name' in option ? option.name : t(option.label)}
        </option>
      ))}
    </DenseSelect>
  )
}
