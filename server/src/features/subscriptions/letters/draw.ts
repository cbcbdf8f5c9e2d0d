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
import { footWords } from '../foot-words.ts'

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

/**
 * Gets everything once that a letter is drawn with, and then draws it for one reader after the other.
 * @param language in which it is written; '' for the one in which the workspace writes
 */
export async function letterDrawing(parts: DrawParts, letter: LetterRow, listName: string, language = '') {
  const { baseUrl } = parts
  const { workspaceId } = letter
  const [mailing, themeText, legal] = await Promise.all([
    parts.mailingOf(workspaceId),
    parts.themeOf(workspaceId),
    parts.legalOf(workspaceId),
  ])
  const written = language || mailing.language
  const words = footWords(written)
  const { document } = storedDocument(letter.document).read()
  const theme = readTheme(themeText)
  const archive = `${baseUrl}/m/${parts.letters.sign(letter.id)}`
  const segments = segmentsIn(document)
  /** What somebody reads in the browser is what they were sent: which of the segments are theirs stands in the link. */
  const archiveFor = (of: ReaderSegments) =>
    language === '' && (segments.length === 0 || of === 'all')
      ? archive
      : `${baseUrl}/m/${parts.letters.sign(archivedId(letter.id, of === 'all' ? [] : segments, of, language))}`
  const sender = [legal.name || mailing.sender.name, legal.address].filter(Boolean).join(' · ')

  return {
    /** As it is written in this language. */
    letter,
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
        language: written,
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

/** What the link to a letter in the browser names: the letter, for each of its segments whether the reader is of it, and the language. */
function archivedId(id: string, segments: readonly string[], of: ReaderSegments, language: string): string {
  const bits = segments.map((segment) => (of !== 'all' && of.has(segment) ? '1' : '0')).join('')
  return `${id}_${bits}${language === '' ? '' : `_${language}`}`
}

/** Which letter a link names, of which of its segments the reader is, and in which language they had it; '' for its own. */
export function readArchived(text: string) {
  const [id = '', bits = '', language = ''] = text.split('_')
  return { id, language, isIn: (position: number) => bits[position] === '1' }
}

export type LetterDrawing = Awaited<ReturnType<typeof letterDrawing>>

/** What stands in a letter for its placeholders. */
export function readerValues(reader: Pick<Reader, 'email' | 'name'> | null): ReaderValues {
  return { nombre: firstNameOf(reader?.name ?? ''), correo: reader?.email ?? '' }
}

function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
