import { event } from './event.ts'
import { about } from './shapes.ts'

export const experimentEvents = [
  /** It was prepared, started, stopped or applied, or its result was published. */
  event('experiment.changed', about, { topics: ['experiments'] }),
] as const
