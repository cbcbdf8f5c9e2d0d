/** Somebody who can be named in a note. */
export type Person = { id: string; name: string }

/** What is being written of a name: from its @ to the caret. */
export type Typing = { from: number; query: string }

const longestName = 40

/** The name that somebody is writing at the caret; null where they write none. */
export function typingAt(text: string, caret: number): Typing | null {
  const from = text.lastIndexOf('@', caret - 1)
  const query = text.slice(from + 1, caret)
  // An @ inside a word is that of a mail address.
  if (from === -1 || /[^\s(]$/.test(text.slice(0, from)) || query.length > longestName) return null
  return query.includes('\n') ? null : { from, query }
}

/** Those whose name, or a part of it, begins so; whatever the case and the accents. */
export function peopleLike(query: string, people: readonly Person[]): Person[] {
  const sought = plain(query)
  return people.filter(({ name }) => plain(` ${name}`).includes(` ${sought}`)).slice(0, mostShown)
}
const mostShown = 8

/** The text with the name of a person in the place of what was being written, and where the caret is then. */
export function withMention(text: string, { from, query }: Typing, { name }: Person) {
  const before = `${text.slice(0, from)}@${name} `
  return { text: before + text.slice(from + 1 + query.length).trimStart(), caret: before.length }
}

/** Ids of those whom a text names; where a name begins with another, the longer one. */
export function mentionedIn(text: string, people: readonly Person[]): string[] {
  let rest = text
  const found: string[] = []
  for (const { id, name } of people.toSorted((one, other) => other.name.length - one.name.length)) {
    if (name === '' || !rest.includes(`@${name}`)) continue
    found.push(id)
    // Another of the same name is meant as well.
    if (!people.some((other) => other.id !== id && other.name === name && !found.includes(other.id)))
      rest = rest.replaceAll(`@${name}`, '')
  }
  return found
}

function plain(text: string) {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
