import type { CollectionField } from '@aurelio/contracts/collection-fields'
import type { ItemValue } from '@aurelio/contracts/collection-kinds/kind'
import type { ControlProps } from '../../../../ui/field.tsx'

/** What the control of a value is given. */
export type ValueControlProps = {
  field: CollectionField
  value: ItemValue
  onValue: (value: ItemValue) => void
  isReadOnly: boolean
  /** Ties the control to its label and its note; of a group, the first control is `id`. */
  control: ControlProps
  /** What the items are called to which this one points already, by id. */
  names: Readonly<Record<string, string>>
}

/** A value as a control of one line shows it. */
export function textOf(value: ItemValue): string {
  return typeof value === 'boolean' || value === null || typeof value === 'object' ? '' : String(value)
}
