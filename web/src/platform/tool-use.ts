import type { ToolUse } from '@aurelio/contracts/tool-uses'
import { ORPCError } from '@orpc/client'
import { client } from './api/client.ts'
import { readJson, removeKey, writeJson } from './local-storage.ts'

const key = 'aurelio-tool-uses'
/** More runs than these are not kept: nobody was without a connection for so long. */
const mostUses = 1000

type Tool = ToolUse['tool']
type Figures = Omit<ToolUse, 'tool'>
/** What could not be told yet, and of which workspace it is: another one never hears of it. */
type Waiting = { workspaceId: string; tools: ReadonlyMap<string, Figures> }
let sending: Promise<void> | null = null

/** `workspaceId` is null where a screen was opened without a connection: it is the one that was known last. */
type Made = { workspaceId: string | null; files: number; savedBytes?: number }

/**
 * Counts a run of a tool that came to its end, for the figures of the team. What cannot be told now, without a connection
 * for one, is told with the next run. Never rejects, and never in anybody's way.
 */
export function countToolUse(tool: Tool, { workspaceId: asked, files, savedBytes = 0 }: Made) {
  const workspaceId = asked ?? lastKnown()
  if (workspaceId === null) return
  add(workspaceId, tool, { uses: 1, files, savedBytes: Math.max(0, Math.round(savedBytes)) })
  if (asked === null) return
  sending ??= sendAll(workspaceId).finally(() => {
    sending = null
  })
}

/** What the person left without a connection goes with them. */
export function forgetToolUses() {
  removeKey(key)
}

/** Until nothing waits, or it cannot be told: what ends meanwhile goes right after. */
async function sendAll(workspaceId: string) {
  for (let isTold = true; isTold;) {
    const { tools } = read(workspaceId)
    if (tools.size === 0) return
    isTold = await send(tools)
    if (isTold) for (const [tool, told] of tools) add(workspaceId, tool, minus(told))
  }
}

/** False where it may be told later; what the server does not take it will not take later either. */
async function send(tools: Waiting['tools']): Promise<boolean> {
  try {
    await client.toolUses.add({
      items: [...tools].flatMap(([name, figures]) => {
        const tool = known.find((one) => one === name)
        return tool ? [{ ...figures, tool }] : []
      }),
    })
    return true
  } catch (error) {
    return error instanceof ORPCError && (error.status === 403 || error.status === 422)
  }
}

const known: readonly Tool[] = ['image-optimizer', 'pdf-tools', 'seo-generator']

function add(workspaceId: string, tool: string, { uses, files, savedBytes }: Figures) {
  const { tools } = read(workspaceId)
  const before = tools.get(tool) ?? { uses: 0, files: 0, savedBytes: 0 }
  const next = {
    uses: before.uses + uses,
    files: before.files + files,
    savedBytes: before.savedBytes + savedBytes,
  }
  if (next.uses > mostUses) return
  const others = [...tools].filter(([name]) => name !== tool)
  writeJson(key, {
    workspaceId,
    tools: Object.fromEntries(next.uses > 0 ? [...others, [tool, next]] : others),
  })
}

function minus({ uses, files, savedBytes }: Figures): Figures {
  return { uses: -uses, files: -files, savedBytes: -savedBytes }
}

function lastKnown(): string | null {
  const kept = readJson(key)
  return isObject(kept) && typeof kept['workspaceId'] === 'string' ? kept['workspaceId'] : null
}

/** What makes no sense there, or is of another workspace, is none. */
function read(workspaceId: string): Waiting {
  const kept = readJson(key)
  const isOwn = isObject(kept) && kept['workspaceId'] === workspaceId && isObject(kept['tools'])
  const tools = isOwn && isObject(kept['tools']) ? Object.entries(kept['tools']) : []
  return {
    workspaceId,
    tools: new Map(
      tools.flatMap(([tool, figures]) => (isFigures(figures) ? [[tool, figures] as const] : [])),
    ),
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isFigures(value: unknown): value is Figures {
  return isObject(value) && isCount(value['uses']) && isCount(value['files']) && isCount(value['savedBytes'])
}

function isCount(part: unknown): boolean {
  return Number.isSafeInteger(part) && Number(part) >= 0
}
