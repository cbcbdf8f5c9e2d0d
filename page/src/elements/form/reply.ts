import type { Props } from '../../document/schema.ts'
import { replaced } from '../../values/rich-text/change.ts'
import { type Line, linesOf, type Run } from '../../values/rich-text/lines.ts'
import type { RichText } from '../../values/rich-text/span.ts'
import { formSchema } from './schema.ts'

/** What somebody entered in a field. */
type Entered = { name: string; label: string; value: string }

/** Characters of a mail that are set apart alike; a link is a whole address. */
export type ReplyRun = { text: string; bold?: true; italic?: true; link?: string }
/** Lines that stand together, one below the other or as a list; without anything set apart one text. */
export type ReplyParagraph = string | { isList: boolean; lines: ReplyRun[][] }

export type Reply = { subject: string; paragraphs: ReplyParagraph[] }

/** Of a value inside a mail: enough for a name or a choice, and too little for somebody else's advertisement. */
const longestValue = 80

/** Whether a form has a mail for who fills it in, from its untrusted props. */
export function hasReply(props: Props): boolean {
  const { replySubject, replyText } = formSchema.parse(props)
  return replySubject.trim() !== '' && replyText.trim() !== ''
}

/**
 * The mail that a form sends to the person who filled it in, from its untrusted props; null where it sends none.
 * `[Nombre]` stands for what was entered in the field of that label or name; of values that are addresses only the one
 * that it is sent to stays, for anybody can enter somebody else's mail.
 */
export function replyOf(props: Props, entered: readonly Entered[], email = ''): Reply | null {
  if (!hasReply(props)) return null
  const { replySubject, replyText, replyTextSpans } = formSchema.parse(props)
  const values = new Map(
    entered.flatMap(({ name, label, value }) =>
      [name, label].map((key) => [keyOf(key), value === email ? email : shown(value)] as const),
    ),
  )
  const subject = filled({ text: replySubject, spans: [] }, values).text
  return {
    subject: subject.replaceAll(/\s+/g, ' ').trim(),
    paragraphs: paragraphsOf(linesOf(filled({ text: replyText, spans: replyTextSpans }, values))),
  }
}

/** With the values in the places that wait for them, set apart as these are; the last first, so that places stay. */
function filled(rich: RichText, values: ReadonlyMap<string, string>): RichText {
  const places = [...rich.text.matchAll(/\[([^[\]]{1,80})\]/g)].toReversed()
  return places.reduce((text, { 0: whole, 1: name = '', index: from }) => {
    const value = values.get(keyOf(name))
    return value === undefined
      ? text
      : replaced(text, { from, to: from + whole.length }, { text: value, spans: [] })
  }, rich)
}

/** An empty line ends a paragraph, and so does the beginning or the end of a list. */
function paragraphsOf(lines: readonly Line[]): ReplyParagraph[] {
  const groups: Line[][] = [[]]
  for (const line of lines) {
    const last = groups.at(-1) ?? []
    const isEmpty = line.runs.every(({ text }) => text.trim() === '')
    if (isEmpty) groups.push([])
    else if (last.length > 0 && last[0]?.isList !== line.isList) groups.push([line])
    else last.push(line)
  }
  return groups.filter(({ length }) => length > 0).map(paragraphOf)
}

function paragraphOf(lines: readonly Line[]): ReplyParagraph {
  const isList = lines.some((line) => line.isList)
  const runs = lines.map((line) => line.runs.map(runOf))
  const isPlain =
    !isList && runs.flat().every(({ bold, italic, link }) => !bold && !italic && link === undefined)
  return isPlain
    ? runs
        .map((line) => line.map(({ text }) => text).join(''))
        .join('\n')
        .trim()
    : { isList, lines: runs }
}

/** A mail leads to whole addresses alone: it is read where no page stands around it. */
function runOf({ text, bold, italic, link }: Run): ReplyRun {
  return {
    text,
    ...(bold && { bold }),
    ...(italic && { italic }),
    ...(link !== undefined && /^(?:https?:|mailto:|tel:)/i.test(link) && { link }),
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
