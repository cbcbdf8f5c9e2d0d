/** A list's filter that somebody named. */
export type SavedViewRow = {
  id: string
  workspaceId: string
  ownerId: string
  /** 1 where the whole team has it. */
  shared: 0 | 1
  name: string
  /** As the address of the list holds it. */
  query: string
  createdAt: string
}
