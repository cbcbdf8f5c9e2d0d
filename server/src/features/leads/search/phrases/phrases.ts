import { createHash } from 'node:crypto'
import { searchable } from '../../../../platform/database/search-text.ts'
import type { LeadPhraseRow, LeadRow } from '../../../../platform/database/tables/leads.ts'
import { consentsIn } from '../../to-lead.ts'

type Phrase = Pick<LeadPhraseRow, 'kind' | 'text'>

/** The texts of a lead that many others share: what its page was called, and what its person agreed to. */
export function phrasesOf({ pageName, proof }: Pick<LeadRow, 'pageName' | 'proof'>): Phrase[] {
  const page = pageName === '' ? [] : [{ kind: 'page' as const, text: pageName }]
  return [...page, ...consentsIn({ proof }).map((text) => ({ kind: 'consent' as const, text }))]
}

/** The rows of these leads' texts, each once and in one order for all who write them. */
export function phraseRows(
  leads: readonly Pick<LeadRow, 'workspaceId' | 'pageName' | 'proof'>[],
): LeadPhraseRow[] {
  const rows = leads.flatMap((lead) =>
    phrasesOf(lead).map(({ kind, text }) => ({
      workspaceId: lead.workspaceId,
      kind,
      // An index holds no text of any length.
      digest: createHash('sha256').update(text).digest('base64url'),
      text,
      search: searchable(text),
    })),
  )
  const distinct = new Map(rows.map((row) => [`${row.workspaceId} ${row.kind} ${row.digest}`, row]))
  return [...distinct].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}
