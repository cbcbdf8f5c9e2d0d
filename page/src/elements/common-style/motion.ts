import type { CommonProps } from './schema.ts'

/** What an element does as it appears, as its `data-motion`; undefined: nothing. */
export function motionMark({ motion, motionAt }: CommonProps): string | undefined {
  return motion === '' ? undefined : `${motion} ${motionAt}`
}
