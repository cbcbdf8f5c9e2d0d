import type { ToolId } from '@aurelio/contracts/tool-uses'

/** What a person made with a tool on a day, in figures. They go with the account. */
export type ToolUseRow = {
  workspaceId: string
  /** By the clock of the workspace: `2026-11-20`. */
  day: string
  tool: ToolId
  userId: string
  uses: number
  files: number
  savedBytes: number
}

export type ToolUseTables = { toolUse: ToolUseRow }
