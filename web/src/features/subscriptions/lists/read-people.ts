import { emailAddressSchema } from '@aurelio/contracts/email-address'

export type TypedPerson = { email: string; name: string }

/** What a person types or pastes: one in each line, as `ana@correo.es`, `Ana Ruiz <ana@correo.es>` or `ana@correo.es, Ana Ruiz`. */
export function readPeople(text: string): { people: TypedPerson[]; unread: string[] } {
  const found = new Map<string, TypedPerson>()
  const unread: string[] = []
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue
    const read = readLine(line)
    if (!read) unread.push(line)
    else if (!found.has(read.email)) found.set(read.email, read)
  }
  return { people: [...found.values()], unread }
}

function readLine(line: string): TypedPerson | null {
  const bracketed = /^(.*?)<([^<>]+)>$/.exec(line)
  if (bracketed) return person(bracketed[2] ?? '', bracketed[1] ?? '')
  const parts = line.split(/[,;\t]/).map((part) => part.trim())
  const at = parts.findIndex((part) => part.includes('@'))
  if (at === -1) return null
  return person(parts[at] ?? '', parts.filter((_, index) => index !== at).join(' '))
}

function person(address: string, name: string): TypedPerson | null {
  const read = emailAddressSchema.safeParse(address)
  return read.success ? { email: read.data, name: name.replaceAll('"', '').trim().slice(0, 200) } : null
}
