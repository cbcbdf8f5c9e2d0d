import type { FormField } from '@aurelio/page'
import type { Call } from '../../../platform/http/plain-routes.ts'
import type { LeadFiles } from '../files/service.ts'
import { type Entered, isFileField } from '../validate.ts'
import { bodyOf, isMultipart, type Received } from './entered.ts'

type Place = { workspaceId: string; standsOn: string; address: string }
/** What is asked, as far as the texts say that came before the first file. */
type AskedFor = (texts: Entered) => Promise<{ language: string; fields: readonly FormField[] }>

/** For rooms in which people answer piece by piece: takes what they send by the rules of forms, and keeps their files. */
export function answeredFiles(files: LeadFiles) {
  return {
    /** What was sent and its files; how many seconds to wait, or why it is not taken. */
    async receive(
      c: Call,
      { workspaceId, standsOn, address }: Place,
      askedFor: AskedFor,
    ): Promise<Received | { wait: number } | 'unreadable' | 'too-large'> {
      const wait = isMultipart(c.req.header('content-type') ?? '') ? await files.wait(standsOn, address) : 0
      if (wait > 0) return { wait }
      let language = ''
      const fieldsIn = async (texts: Entered) => {
        const asked = await askedFor(texts)
        language = asked.language
        return new Map(asked.fields.filter(isFileField).map((field) => [field.name, field]))
      }
      return bodyOf(c, fieldsIn, {
        take: (...sent) => files.take({ workspaceId, language }, ...sent),
        discard: (ids) => files.discard(ids),
      })
    },
    discard: (ids: readonly string[]) => files.discard(ids),
    /** Has an attempt keep these; null: nobody keeps them any more. */
    hold: (...asked: Parameters<LeadFiles['hold']>) => files.hold(...asked),
    open: (...asked: Parameters<LeadFiles['openFor']>) => files.openFor(...asked),
  }
}
