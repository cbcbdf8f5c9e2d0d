import type { Publish } from '../../platform/changes/changes.ts'

/** Screens that are open ask again so often at most, however many visits come. */
const everyMs = 5000

/** Tells the open screens of workspaces that their figures are others: at once, and then every five seconds at most. */
export function tellingScreens(publish: Publish) {
  const told = new Map<string, number>()
  const waiting = new Set<string>()

  function tell(workspaceId: string) {
    told.set(workspaceId, Date.now())
    publish({ workspaceId, topic: 'visits' })
  }

  return (workspaceIds: readonly string[]) => {
    for (const id of workspaceIds) {
      // A clock that was put back does not make anybody wait for it.
      const rest = Math.min(everyMs, (told.get(id) ?? 0) + everyMs - Date.now())
      if (rest <= 0) tell(id)
      else if (!waiting.has(id)) {
        waiting.add(id)
        setTimeout(() => {
          waiting.delete(id)
          tell(id)
        }, rest).unref()
      }
    }
  }
}
