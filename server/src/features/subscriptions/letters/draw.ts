import { readTheme } from '@aurelio/page/theme'
import { storedDocument } from '@aurelio/page/document'
import { renderLetter, type ReaderValues } from '@aurelio/page/letters'
import type { LetterRow } from '../../../platform/database/tables/subscriptions.ts'
import type { Mailing } from '../../../platform/mail/message.ts'
import type { SignedIds } from '../../../platform/public-token/signed-ids.ts'
import { subscriptionWords } from '../words.ts'

export type DrawParts = {
  baseUrl: string
  people: SignedIds
  letters: SignedIds
  mailingOf: (workspaceId: string) => Promise<Mailing>
  /** The kit of the default site, as text; null where it has none. */
  themeOf: (workspaceId: string) => Promise<string | null>
  /** Who answers for what is sent, and where they are reached by post. */
  legalOf: (workspaceId: string) => Promise<{ name: string; address: string; email: string }>
}

/** Whom a letter is drawn for; without an id for nobody in particular. */
export type Reader = { id: string; email: string; name: string }

/** Gets everything once that a letter is drawn with, and then draws it for one reader after the other. */
export async function letterDrawing(parts: DrawParts, letter: LetterRow, listName: string) {
  const { baseUrl } = parts
  const { workspaceId } = letter
  const [mailing, themeText, legal] = await Promise.all([
    parts.mailingOf(workspaceId),
    parts.themeOf(workspaceId),
    parts.legalOf(workspaceId),
  ])
  const words = subscriptionWords[mailing.language]
  const { document } = storedDocument(letter.document).read()
  const theme = readTheme(themeText)
  const archive = `${baseUrl}/m/${parts.letters.sign(letter.id)}`
  const sender = [legal.name || mailing.sender.name, legal.address].filter(Boolean).join(' · ')

  return {
    mailing,
    legal,
    archive,
    /** @param linkOf what a link becomes; itself where it is not counted */
    draw(reader: Reader | null, linkOf: (address: string) => string, subject = letter.subject) {
      const own = reader && `${baseUrl}/s/${parts.people.sign(reader.id)}`
      const leave = own === null ? archive : `${own}?list=${letter.listId ?? ''}&letter=${letter.id}`
      const drawn = renderLetter({
        document,
        theme,
        values: readerValues(reader),
        linkOf,
        origin: baseUrl,
        subject,
        preview: letter.preview,
        language: mailing.language,
        foot: {
          sender,
          why: words.why(mailing.sender.name, listName),
          unsubscribe: { label: words.unsubscribe, address: leave },
          preferences: { label: words.preferences, address: own ?? archive },
          inBrowser: { label: words.inBrowser, address: archive },
        },
      })
      return { ...drawn, leave }
    },
  }
}
export type LetterDrawing = Awaited<ReturnType<typeof letterDrawing>>

/** What stands in a letter for its placeholders. */
export function readerValues(reader: Pick<Reader, 'email' | 'name'> | null): ReaderValues {
  return { nombre: firstNameOf(reader?.name ?? ''), correo: reader?.email ?? '' }
}

function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
