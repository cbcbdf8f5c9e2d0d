import type { Bearer } from '../../platform/http/environment.ts'
import { fingerprintOf, keptMs, type RunningOnce } from '../../platform/http/idempotency/idempotent-calls.ts'

/** One use of a tool, as its assistant sent it. */
export type ToolCall = {
  /** The id of the message; every client counts its own. */
  messageId: string | number
  tool: string
  given: unknown
  /** What the assistant calls this one; a repeated call bears the same. */
  key: string | undefined
}

/**
 * How long a message with the same id that asks the same is the same one, sent again because no answer came. Clients count
 * their messages from one, so that what comes later may be another that asks for as much.
 */
const sameMessageMs = 5 * 60 * 1000

/** Runs what a tool changes once, by the key of the call, of the request, or else by the message itself. */
export function callsOnce(once: RunningOnce, { tokenId, session }: Bearer, headerKey: string | undefined) {
  return ({ messageId, tool, given, key = headerKey }: ToolCall, run: () => Promise<object>) => {
    const what = [tool, given]
    const message = fingerprintOf([messageId, what])
    return once({
      key: {
        workspaceId: session.workspace.id,
        userId: session.user.id,
        tokenId,
        key: key ?? `mcp-${message}`,
      },
      what,
      keptMs: key === undefined ? sameMessageMs : keptMs,
      run,
    })
  }
}
export type CallsOnce = ReturnType<typeof callsOnce>
