import type { Props } from '@aurelio/page/document'

/** All texts among the props of an element, those of its overrides and of its lists' entries too. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The props with other texts; the very same props where none becomes another. */
export function mapTexts(props: Props, change: (text: string) => string): Props {
  const entries = Object.entries(props).map(([name, value]) => [name, mapValue(value, change)] as const)
  return entries.some(([name, value]) => value !== props[name]) ? Object.fromEntries(entries) : props
}

function mapValue(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) {
    const list = value.map((each: unknown) => mapValue(each, change))
    return list.some((each, at) => each !== value[at]) ? list : value
  }
  return isProps(value) ? mapTexts(value, change) : value
}

function isProps(value: unknown): value is Props {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
