import { z } from 'zod'

/** What follows from an event of itself, wherever it is told. What a room does on it besides, the room says. */
export type Told = {
  /** The open screens of everybody who sees the things ask for these again: what kinds of rows are not what they were. */
  topics?: readonly string[]
  /** The same for the clients who see a thing from now on, or no more. */
  topicsOfClients?: readonly string[]
  /** The same for the people whom the event names, and nobody else. */
  topicsOfPeople?: readonly string[]
  /** It stands in the list of what happened. */
  activity?: true
  /** People are notified of it. */
  notifies?: true
  /** What the record keeps of it, and as what it keeps the subject; a person's name is not kept. */
  record?: { kind: string; of: 'page' | 'project' | 'review' | 'subject' | 'person' }
  /** The request must not wait for any of this: it follows soon after, exactly once. */
  later?: true
}

/** Defines one kind of event, as `thing.event`: what it tells, and what follows from it of itself. */
export function event<const Kind extends string, Shape extends z.core.$ZodShape, const Follows extends Told>(
  kind: Kind,
  schema: z.ZodObject<Shape>,
  told: Follows,
) {
  return { kind, schema: schema.extend({ kind: z.literal(kind) }), told }
}
