/** Somebody who may be called in a text. */
export type Mentionable = { id: string; name: string }

/** A stretch of a text, from this letter on: `person` where it calls somebody. */
export type MentionPart = { at: number; text: string; person?: Mentionable }

/**
 * Cuts a text where it calls people by `@` and their name, as it stands, whatever its case. Of two names that begin alike
 * the longer one counts; an address (`ana@ejemplo.es`) calls nobody.
 */
export function mentionParts(text: string, people: readonly Mentionable[]): MentionPart[] {
  const named = people.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length)
  const parts: MentionPart[] = []
  let from = 0
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}_.])@/gu)) {
    const person = index < from ? undefined : named.find(({ name }) => callsAt(text, index + 1, name))
    if (!person) continue
    const end = index + 1 + person.name.length
    if (index > from) parts.push({ at: from, text: text.slice(from, index) })
    parts.push({ at: index, text: text.slice(index, end), person })
    from = end
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from) })
  return parts
}

/** Whom a text calls, each once. People of one name are called together. */
export function mentionedIn<Person extends Mentionable>(text: string, people: readonly Person[]): Person[] {
  const names = new Set(mentionParts(text, people).flatMap(({ person }) => (person ? [person.name] : [])))
  return people.filter(({ name }) => names.has(name))
}

function callsAt(text: string, at: number, name: string): boolean {
  const end = at + name.length
  if (text.slice(at, end).toLocaleLowerCase() !== name.toLocaleLowerCase()) return false
  return !/^[\p{L}\p{N}_]/u.test(text.slice(end))
}
