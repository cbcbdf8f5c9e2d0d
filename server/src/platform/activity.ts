import type { ActivityKind } from '@aurelio/contracts/activity'

/** One thing that happened in a workspace. */
export type ActivityEvent = {
  workspaceId: string
  kind: ActivityKind
  /** Who did it; null for what no member did. */
  actorId: string | null
  subject: { id: string; name: string }
  projectId: string | null
  /** 1 where it concerns sample content, and goes with it. */
  sample?: 0 | 1
}

/** Records what happened, in the open transaction; `app.ts` hands it to the features where things happen. */
export type RecordActivity = (...events: readonly ActivityEvent[]) => Promise<void>
