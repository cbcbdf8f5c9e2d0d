import { ancestors, storedDocument } from '@aurelio/page/document'
import type { Session } from '../../platform/access/session.ts'
import type { Mailing } from '../../platform/mail/message.ts'
import type { LetterRow } from '../../platform/database/tables/subscriptions.ts'
import { readVersion } from './sequences/graph.ts'
import { letterTexts } from './letters/letter-said.ts'
import { stepTexts } from './sequences/sequence-said.ts'

type Parts = {
  letters: { find: (session: Session, id: string) => Promise<LetterRow> }
  sequences: { find: (session: Session, id: string) => Promise<{ name: string; steps: string }> }
  mailingOf: (workspaceId: string) => Promise<Mailing>
}

/** Letters are not seen on pages: nothing follows a change, but what goes out from then on. */
const changed = () => Promise.resolve()
const urlIn = () => null

/** Letters and sequences as they are translated. */
export function translatedLetters({ letters, sequences, mailingOf }: Parts) {
  const mainOf = async ({ workspace }: Session) => (await mailingOf(workspace.id)).language
  return {
    letter: {
      async find(session: Session, id: string) {
        const row = await letters.find(session, id)
        const { told, written } = letterTexts(row)
        const { document } = storedDocument(row.document).read()
        const parts = Map.groupBy(written, ({ element }) => ancestors(document, element).at(-1) ?? element)
        return {
          id,
          name: row.subject,
          main: await mainOf(session),
          sections: [
            { id: '', name: '', texts: told },
            ...[...parts].map(([part, texts]) => ({
              id: part,
              name: document.elements[part]?.name ?? '',
              texts,
            })),
          ],
          urlIn,
        }
      },
      changed,
    },
    sequence: {
      async find(session: Session, id: string) {
        const row = await sequences.find(session, id)
        const steps = readVersion(row.steps).graph.nodes.filter((node) => node.kind === 'letter')
        return {
          id,
          name: row.name,
          main: await mainOf(session),
          sections: steps.map((step) => ({ id: step.id, name: step.subject, texts: stepTexts(step) })),
          urlIn,
        }
      },
      changed,
    },
  }
}
