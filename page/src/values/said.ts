type Parts = Readonly<Record<string, string | number>>

/** A text of a catalogue with its parts in their places: `{{name}}` is the part of that name. What a part says is not read again. */
export function said(text: string, parts: Parts): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(parts[name] ?? place))
}

/** The same of a text that is said one way of one thing, and another way of any other number of them. */
export function saidOf(text: { one: string; other: string }, count: number, parts: Parts): string {
  return said(count === 1 ? text.one : text.other, parts)
}
