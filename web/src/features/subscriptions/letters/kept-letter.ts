import { client } from '../../../platform/api/client.ts'
import { letterPath } from '../subscriptions-path.ts'

/** Where a letter to a list is kept, for who edits it: several may have it open at once. */
export function keptLetter(id: string) {
  return {
    key: id,
    sharedId: id,
    back: letterPath(id),
    async open() {
      const { subject, document, number, state } = await client.subscriptions.letter({ id })
      return { name: subject, document, number, hasLeft: state !== 'draft' && state !== 'scheduled' }
    },
  }
}
