import { z } from 'zod'

/** What every event tells. */
export const happened = z.object({
  workspaceId: z.string(),
  /** Who did it; null for what no member did. */
  actorId: z.string().nullable(),
  /** The tab of the actor's browser that asked; null where it was none. */
  origin: z.string().nullable(),
  /** When, in UTC. */
  at: z.string(),
})
/** Something about a thing, by the name it had then. */
export const about = happened.extend({ subject: z.object({ id: z.string(), name: z.string() }) })
export const aboutPeople = about.extend({ userIds: z.array(z.string()) })
export const aboutPage = about.extend({ projectId: z.string().nullable() })
/** `added` are the accounts of the clients who see it from now on. */
export const aboutSharing = about.extend({ added: z.array(z.string()), removed: z.array(z.string()) })
