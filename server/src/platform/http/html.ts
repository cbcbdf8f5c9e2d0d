/** Markup that was made by `markup`, and is not escaped again. */
export class Html {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  toString(): string {
    return this.#text
  }
}

type Value = string | number | Html | null | readonly Value[]

/** Markup out of a template: what stands in it is escaped unless it is markup itself; null is nothing, a list its parts. */
export function markup(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(strings.reduce((text, part, at) => text + part + written(values[at] ?? null), ''))
}

/** Markup that was made by somebody who answers for it: a style sheet, a script, a renderer's. */
export function trusted(text: string): Html {
  return new Html(text)
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

function written(value: Value): string {
  if (value === null) return ''
  if (value instanceof Html) return value.toString()
  return typeof value === 'object' ? value.map(written).join('') : escaped(String(value))
}
