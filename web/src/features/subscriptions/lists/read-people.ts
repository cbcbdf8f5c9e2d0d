import { emailAddressSchema } from '@aurelio/contracts/email-address'
import { zoneSchema } from '@aurelio/contracts/time-zone'

export type TypedPerson = { email: string; name: string; zone?: string }

/**
 * What a person types or pastes: one in each line, as `ana@correo.es`, `Ana Ruiz <ana@correo.es>` or `ana@correo.es, Ana Ruiz`.
 * A time zone, as `America/Lima`, may stand behind them.
 */
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
  const bracketed = /^(.*?)<([^<>]+)>(?:\s*[,;\t]\s*(\S+))?$/.exec(line)
  if (bracketed) return person(bracketed[2] ?? '', bracketed[1] ?? '', bracketed[3])
  const parts = line.split(/[,;\t]/).map((part) => part.trim())
  const last = parts.at(-1) ?? ''
  // No name has a stroke in it; what has one, and is no zone, is not understood.
  if (parts.length > 1 && /^[A-Za-z]+\/\S+$/.test(last)) return typed(parts.slice(0, -1), last)
  return typed(parts)
}

function typed(parts: readonly string[], zone?: string): TypedPerson | null {
  const at = parts.findIndex((part) => part.includes('@'))
  if (at === -1) return null
  return person(parts[at] ?? '', parts.filter((_, index) => index !== at).join(' '), zone)
}

function person(address: string, name: string, zone?: string): TypedPerson | null {
  const read = emailAddressSchema.safeParse(address)
  if (!read.success || !zoneSchema.optional().safeParse(zone).success) return null
  return {
    email: read.data,
    name: name.replaceAll('"', '').trim().slice(0, 200),
    ...(zone !== undefined && { zone }),
  }
}
