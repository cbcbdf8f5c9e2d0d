import type { Expression, SqlBool } from 'kysely'

type WithOwner = { and: (row: { workspaceId: string; id: string }) => Expression<SqlBool> }

/** The one row with this id, where it is this workspace's: `.where(owned(workspaceId, id))` finds no foreign one. */
export function owned(workspaceId: string, id: string) {
  return (row: WithOwner): Expression<SqlBool> => row.and({ workspaceId, id })
}
