import { invalidField } from '../../../platform/http/failures.ts'
import type { PeopleStore } from './store.ts'

/** Refuses a list that is not of this workspace; none at all is fine. */
export async function demandList(
  subscribers: Pick<PeopleStore, 'list'>,
  workspaceId: string,
  listId: string | null | undefined,
): Promise<void> {
  if (typeof listId === 'string' && !(await subscribers.list(workspaceId, listId)))
    throw invalidField('listId', 'UNKNOWN_LIST')
}
