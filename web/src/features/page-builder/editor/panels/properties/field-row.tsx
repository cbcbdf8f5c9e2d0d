import type { Field } from '@aurelio/page/elements'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from './controls/control.ts'
import { FieldControl, FieldInsert } from './field-control.tsx'
import { OriginBadge } from './origin-badge.tsx'
import type { Origin } from './origin.ts'

/** Kinds that are a group of controls: their label names the group, not one control. */
const groups: ReadonlySet<Field['kind']> = new Set([
  'choice',
  'rich',
  'spacing',
  'items',
  'point',
  'symbol-content',
  'collection',
])

/** Kinds whose texts and addresses may be what an item of a collection says. */
const takesFields: ReadonlySet<Field['kind']> = new Set([
  'text',
  'textarea',
  'rich',
  'link',
  'image',
  'video',
  'color',
  'items',
])

type FieldRowProps = Omit<ControlProps, 'id'> & { origin?: Origin }

/** One field with its label and help, and where its value comes from. */
export function FieldRow({ origin, ...row }: FieldRowProps) {
  const { t } = useTranslation()
  const id = useId()
  const { field } = row
  const label = t(field.label)
  return (
    <div
      data-field={field.prop}
      data-origin={origin?.isToken ? 'token' : origin?.source}
      className="flex flex-col gap-1.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        {groups.has(field.kind) ? (
          <span id={`${id}-label`} className="text-dense font-medium">
            {label}
          </span>
        ) : (
          <label id={`${id}-label`} htmlFor={id} className="text-dense font-medium">
            {label}
          </label>
        )}
        {origin && <OriginBadge labelId={`${id}-label`} origin={origin} onReset={row.change} />}
      </div>
      <FieldControl id={id} Row={FieldRow} {...row} />
      {takesFields.has(field.kind) && (
        <Suspense fallback={null}>
          <FieldInsert id={id} field={field} label={label} value={row.value} set={row.set} />
        </Suspense>
      )}
      {field.help !== undefined && <p className="text-xs text-muted">{t(field.help)}</p>}
    </div>
  )
}
