import type { StoredPage } from '@aurelio/page/document'
import { client } from '../../../platform/api/client.ts'
import { letterPath } from '../subscriptions-path.ts'
import { saved } from './saved.ts'

/** Where a letter to a list is kept, for who edits it. */
export function keptLetter(id: string) {
  return {
    key: id,
    back: letterPath(id),
    pauseMs: 500,
    async open() {
      const { subject, document, number, state } = await client.subscriptions.letter({ id })
      return { name: subject, document, number, hasLeft: state !== 'draft' && state !== 'scheduled' }
    },
    save: (document: StoredPage, baseNumber: number) =>
      saved(async () => client.subscriptions.saveLetter({ id, document, baseNumber })),
  }
}
