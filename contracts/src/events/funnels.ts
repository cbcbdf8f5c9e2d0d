import { event } from './event.ts'
import { about } from './shapes.ts'

export const funnelEvents = [
  /** It was made, changed, published or removed. */
  event('funnel.changed', about, { topics: ['funnels'] }),
] as const
