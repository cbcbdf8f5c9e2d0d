import type { assistantStates } from '@aurelio/contracts/assistants'

/** Something that a program did to a page, or proposes for it. */
export type AssistantChangeRow = {
  id: string
  workspaceId: string
  pageId: string
  /** The token may be gone by now; its name then stays. */
  tokenId: string
  assistant: string
  /** Of a proposal as it was sent: the same is kept once. What is done stands once in the order of its page. */
  session: string
  n: number
  state: (typeof assistantStates)[number]
  summary: string
  /** JSON, and what takes them back; null while they are not done. */
  operations: string
  inverse: string | null
  /** Its place in the order of the page; null while it has none. */
  sequence: number | null
  at: string
  decidedBy: string | null
  decidedAt: string | null
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    assistantChange: AssistantChangeRow
  }
}
