import { readTheme } from '@aurelio/page/theme'
import { storedDocument } from '@aurelio/page/document'
import {
  hasWordsFor,
  type ReaderSegments,
  renderLetter,
  type ReaderValues,
  segmentsIn,
} from '@aurelio/page/letters'
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

/** Whom a letter is drawn for. */
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
  const segments = segmentsIn(document)
  /** What somebody reads in the browser is what they were sent: which of the segments are theirs stands in the link. */
  const archiveFor = (of: ReaderSegments) =>
    segments.length === 0 || of === 'all'
      ? archive
      : `${baseUrl}/m/${parts.letters.sign(archivedId(letter.id, segments, of))}`
  const sender = [legal.name || mailing.sender.name, legal.address].filter(Boolean).join(' · ')

  return {
    mailing,
    legal,
    archive,
    /** The segments that its blocks ask for. */
    segments,
    isEmptyFor: (reader: ReaderSegments) => !hasWordsFor(document, reader),
    /** @param linkOf what a link becomes; itself where it is not counted */
    draw(
      reader: Reader | null,
      linkOf: (address: string) => string,
      asked: { subject?: string; segments?: ReaderSegments; named?: Pick<Reader, 'email' | 'name'> } = {},
    ) {
      // Nobody in particular sees every block, a reader those for them.
      const of = asked.segments ?? (reader ? new Set<string>() : 'all')
      const own = reader && `${baseUrl}/s/${parts.people.sign(reader.id)}`
      const leave = own === null ? archive : `${own}?list=${letter.listId ?? ''}&letter=${letter.id}`
      const drawn = renderLetter({
        document,
        theme,
        values: readerValues(asked.named ?? reader),
        segments: of,
        linkOf,
        origin: baseUrl,
        subject: asked.subject ?? letter.subject,
        preview: letter.preview,
        language: mailing.language,
        foot: {
          sender,
          why: words.why(mailing.sender.name, listName),
          unsubscribe: { label: words.unsubscribe, address: leave },
          preferences: { label: words.preferences, address: own ?? archive },
          inBrowser: { label: words.inBrowser, address: archiveFor(of) },
        },
      })
      return { ...drawn, leave }
    },
  }
}

/** What the link to a letter in the browser names: the letter, and for each of its segments whether the reader is of it. */
function archivedId(id: string, segments: readonly string[], of: ReadonlySet<string>): string {
  return `${id}_${segments.map((segment) => (of.has(segment) ? '1' : '0')).join('')}`
}

/** Which letter a link names, and of which of its segments the reader is. */
export function readArchived(text: string): { id: string; isIn: (position: number) => boolean } {
  const [id = '', bits = ''] = text.split('_')
  return { id, isIn: (position) => bits[position] === '1' }
}

export type LetterDrawing = Awaited<ReturnType<typeof letterDrawing>>

/** What stands in a letter for its placeholders. */
export function readerValues(reader: Pick<Reader, 'email' | 'name'> | null): ReaderValues {
  return { nombre: firstNameOf(reader?.name ?? ''), correo: reader?.email ?? '' }
}

function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
