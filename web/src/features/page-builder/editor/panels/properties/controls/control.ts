import type { Field } from '@aurelio/page/elements'
import type { Props } from '@aurelio/page/document'

/** Kinds of field that share one shape. */
export type TextKind =
  | 'text'
  | 'textarea'
  | 'link'
  | 'image'
  | 'video'
  | 'audio'
  | 'anchor'
  | 'size'
  | 'ratio'
export type OptionKind = 'choice' | 'select'

/**
 * How a value comes about: what is typed or dragged in one visit to a field is one step of the history, and whatever
 * else a person does is a step of its own, however fast the next one follows.
 */
export type Manner = 'typed'

/** What the panel gives to the control of one field. */
export type ControlProps<Kind extends Field['kind'] = Field['kind']> = {
  field: Extract<Field, { kind: Kind }>
  /** Id for the control that the label names. */
  id: string
  /** The prop as it holds in the present viewport: as it was typed for texts, as it takes effect for the rest. */
  value: unknown
  /** All props as they take effect in the present viewport. */
  props: Props
  /** Gives the field's prop a new value, with all that this brings along. */
  set: (value: unknown, manner?: Manner) => void
  /** Changes several props at once. */
  change: (patch: Props, manner?: Manner) => void
}

/** A prop as the text a field shows; anything but text and numbers shows as empty. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}
