import { z } from 'zod'
import { topicsOfEvents } from './events.ts'

/** Told without an event: the listener's own place in the workspace, which may be gone. */
const others = ['membership'] as const

/** Kinds of rows whose change is told to the open screens of a workspace: what events name, and those. */
export const changeTopics = [...topicsOfEvents, ...others]
export type ChangeTopic = (typeof changeTopics)[number]

export const changeSchema = z.object({
  topics: z.array(z.enum(changeTopics)),
  /** The tab of the listener's own browser that asked for it: its answer has told it already. */
  origin: z.string().optional(),
})
/**
 * One event of the stream `GET /api/changes` (server-sent events, named `change`): what kinds of rows changed, never
 * what stands in them. Who hears it asks again by the usual calls, and so sees only what they may.
 */
export type Change = z.infer<typeof changeSchema>
