import type { Props } from '../../document/schema.ts'
import { formSchema } from './schema.ts'

/** What somebody entered in a field. */
type Entered = { name: string; label: string; value: string }

export type Reply = { subject: string; paragraphs: string[] }

/** Of a value inside a mail: enough for a name or a choice, and too little for somebody else's advertisement. */
const longestValue = 80

/** Whether a form has a mail for who fills it in, from its untrusted props. */
export function hasReply(props: Props): boolean {
  const { replySubject, replyText } = formSchema.parse(props)
  return replySubject.trim() !== '' && replyText.trim() !== ''
}

/**
 * The mail that a form sends to the person who filled it in, from its untrusted props; null where it sends none.
 * `[Nombre]` stands for what was entered in the field of that label or name; of values that are addresses nothing stays,
 * for anybody can enter somebody else's mail.
 */
export function replyOf(props: Props, entered: readonly Entered[]): Reply | null {
  if (!hasReply(props)) return null
  const { replySubject, replyText } = formSchema.parse(props)
  const values = new Map(
    entered.flatMap(({ name, label, value }) =>
      [name, label].map((key) => [keyOf(key), shown(value)] as const),
    ),
  )
  const filled = (text: string) =>
    text.replaceAll(/\[([^[\]]{1,80})\]/g, (whole, name: string) => values.get(keyOf(name)) ?? whole)
  return {
    subject: filled(replySubject).replaceAll(/\s+/g, ' ').trim(),
    paragraphs: filled(replyText)
      .split(/\n{2,}/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
  }
}

function keyOf(name: string) {
  return name.trim().toLocaleLowerCase('es')
}

function shown(value: string) {
  const text = value.replaceAll(/\s+/g, ' ').trim()
  if (/https?:|www\.|[\w-]\.[a-z]{2,}(?:\/|$|\s)/i.test(text)) return ''
  return text.slice(0, longestValue)
}
