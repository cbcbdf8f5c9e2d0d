import { z } from 'zod'
import { event } from './event.ts'
import { about, aboutPage, happened } from './shapes.ts'

const told = { topics: ['subscriptions'] } as const

export const subscriptionEvents = [
  /** Lists, people, letters or sequences changed: screens ask again. */
  event('subscriptions.changed', happened, told),
  /** What a letter says was written: screens ask again, and who has it open too. */
  event('letter.changed', about, told),
  /** Somebody confirmed a subscription; the subject is who, by their address. */
  event('subscription.confirmed', about.extend({ listId: z.string() }), told),
  /** Somebody asked for no more letters. */
  event('subscription.left', about.extend({ listId: z.string() }), told),
  /** A letter has gone out to everybody it was for. */
  event('letter.sent', aboutPage, { ...told, activity: true }),
] as const
