import { action } from '../action.ts'
import { event } from '../events/event.ts'
import { happened } from '../events/shapes.ts'

/** What the room says: what people may do there, and what happens there. What it refuses by a code of its own: `problems`. */
export const __names__Say = {
  actions: [action('__names__.change', '__title__: ver y cambiar')],
  events: [
    /** Something was added or removed: screens ask again. */
    event('__names__.changed', happened, { topics: ['__names__'] }),
  ],
} as const
