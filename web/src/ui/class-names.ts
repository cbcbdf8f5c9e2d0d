import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({ extend: { theme: { text: ['dense'], shadow: ['float'] } } })

/** Joins class names; a later utility replaces an earlier one of the same kind, so that callers can adjust a primitive. */
export function cn(...parts: (string | false | null | undefined)[]): string {
  return merge(parts)
}
