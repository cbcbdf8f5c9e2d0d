import type { Field } from '@aurelio/page/elements/definition'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from './controls/control.ts'
import { FieldControl } from './field-control.tsx'

/** Kinds that are a group of controls: their label names the group, not one control. */
const groups: ReadonlySet<Field['kind']> = new Set(['choice', 'spacing', 'items'])

/** One field with its label and help. */
export function FieldRow(row: Omit<ControlProps, 'id'>) {
  const { t } = useTranslation()
  const id = useId()
  const { field } = row
  const label = t(field.label)
  return (
    <div className="flex flex-col gap-1.5">
      {groups.has(field.kind) ? (
        <span id={`${id}-label`} className="text-dense font-medium">
          {label}
        </span>
      ) : (
        <label id={`${id}-label`} htmlFor={id} className="text-dense font-medium">
          {label}
        </label>
      )}
      <FieldControl id={id} Row={FieldRow} {...row} />
      {field.help !== undefined && <p className="text-xs text-muted">{t(field.help)}</p>}
    </div>
  )
}
