import { emailAddressSchema } from '@aurelio/contracts/email-address'
import { mostReaders } from '@aurelio/contracts/recipes'

/** Addresses of mail as people type several: by commas, semicolons or spaces. Null where one of them is none, or they are too many. */
export function readAddresses(text: string): string[] | null {
  const typed = text.split(/[\s,;]+/).filter((part) => part !== '')
  const read = typed.map((part) => emailAddressSchema.safeParse(part))
  if (read.some(({ success }) => !success)) return null
  const all = [...new Set(read.flatMap(({ data }) => data ?? []))]
  return all.length > mostReaders ? null : all
}
