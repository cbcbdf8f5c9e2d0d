import type { ToolUse } from '@aurelio/contracts/tool-uses'
import { ORPCError } from '@orpc/client'
import { client } from './api/client.ts'
import { readJson, removeKey, writeJson } from './local-storage.ts'

const key = 'aurelio-tool-uses'
/** What waits longer than for so many runs is not worth its place. */
const mostUses = 1000

type Tool = ToolUse['tool']
type Waiting = Partial<Record<Tool, ToolUse>>
let sending: Promise<void> | null = null

/**
 * Counts a run of a tool that came to its end, for the figures of the team. What cannot be told now, without a connection
 * for one, is told with the next run. Never rejects, and never in anybody's way.
 */
export function countToolUse(tool: Tool, { files, savedBytes = 0 }: { files: number; savedBytes?: number }) {
  const before = read()[tool] ?? { tool, uses: 0, files: 0, savedBytes: 0 }
  if (before.uses < mostUses)
    write(tool, { uses: 1, files, savedBytes: Math.max(0, Math.round(savedBytes)) }, 1)
  sending ??= send().finally(() => {
    sending = null
  })
}

/** What the person left without a connection goes with them. */
export function forgetToolUses() {
  removeKey(key)
}

async function send() {
  const items = Object.values(read())
  if (items.length === 0) return
  try {
    await client.toolUses.add({ items })
  } catch (error) {
    // What the server does not take it will not take later either; everything else waits.
    if (!(error instanceof ORPCError) || (error.status !== 403 && error.status !== 422)) return
  }
  for (const { tool, ...told } of items) write(tool, told, -1)
}

/** Adds to what waits, or takes away what was told. */
function write(tool: Tool, { uses, files, savedBytes }: Omit<ToolUse, 'tool'>, sign: 1 | -1) {
  const waiting = read()
  const before = waiting[tool] ?? { tool, uses: 0, files: 0, savedBytes: 0 }
  const next = {
    tool,
    uses: before.uses + sign * uses,
    files: before.files + sign * files,
    savedBytes: before.savedBytes + sign * savedBytes,
  }
  const { [tool]: _, ...others } = waiting
  writeJson(key, next.uses > 0 ? { ...others, [tool]: next } : others)
}

function read(): Waiting {
  const kept = readJson(key)
  return typeof kept === 'object' && kept !== null ? kept : {}
}
