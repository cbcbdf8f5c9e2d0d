import { createHash, createHmac } from 'node:crypto'

type Feed = { workspaceId: string; userId: string; generation: number }

/** The secret in the address of a feed. It is derived, not kept, so that it can be shown again; a new generation is another. */
export function feedToken(secret: string, { workspaceId, userId, generation }: Feed): string {
  return createHmac('sha256', secret)
    .update(`calendar-feed:${workspaceId}:${userId}:${generation}`)
    .digest('base64url')
}

/** What the database keeps of a token: whoever reads it there can open nothing with it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
