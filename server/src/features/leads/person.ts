import type { FormField } from '@aurelio/page'

export type Person = { name: string; email: string; phone: string }

/** Who sent a form, by the fields that ask for it. */
export function personIn(fields: readonly FormField[], values: Readonly<Record<string, string>>): Person {
  const valueOf = (isIt: (field: FormField) => boolean) => {
    const field = fields.find((each) => isIt(each) && (values[each.name] ?? '') !== '')
    return (field && values[field.name]) ?? ''
  }
  return {
    name: valueOf(({ autocomplete }) => autocomplete === 'name'),
    email: valueOf(({ type }) => type === 'email'),
    phone: valueOf(({ type }) => type === 'tel'),
  }
}

/**
 * The digits by which a phone is found among `phoneKey`, whole or in part: without the prefix of Spain where it is written as one,
 * and without the zeros that stand for a plus.
 */
export function phoneQuery(text: string): string {
  const digits = text.replaceAll(/\D/g, '')
  const isInternational = digits.startsWith('00') || /^[\s(]*\+/.test(text)
  const bare = isInternational ? digits.replace(/^00/, '') : digits
  return bare.replace(isInternational ? /^34(?=\d)/ : /^34(?=\d{9}$)/, '')
}

/** What a lead is called. */
export function nameOf({ name, email, phone }: Person): string {
  return name || email || phone
}
