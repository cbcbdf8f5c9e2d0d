import type { Field } from '@aurelio/page/elements'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from './controls/control.ts'
import { FieldRow } from './field-row.tsx'
import { patchOf, valueOf, type FieldValues } from './field-values.ts'
import { originOf } from './origin.ts'
import { unusable } from './unusable.ts'

type ElementFieldProps = { field: Field; values: FieldValues; change: ControlProps['change'] }

/** One field of the selected element, and what the page keeps there that cannot be used. */
export function ElementField({ field, values, change }: ElementFieldProps) {
  const { t } = useTranslation()
  const kept = unusable(field, values)
  return (
    <>
      <FieldRow
        field={field}
        value={valueOf(field, values)}
        props={values.props}
        set={(value, manner) => change(patchOf(field, value, values), manner)}
        change={change}
        origin={originOf(field, values)}
      />
      {kept !== undefined && (
        <p role="status" className="-mt-2 text-xs text-warning">
          {t(
            'La página guarda aquí «{{value}}», que no se puede usar. No se pierde: sigue así hasta que elijas otro valor.',
            { value: kept.slice(0, 60) },
          )}
        </p>
      )}
    </>
  )
}
