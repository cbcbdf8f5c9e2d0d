/** Kilobytes with two decimals and a point: `12.50` (dashboard.md §9). */
export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(2)
}

/** From this many bytes on kilobytes alone are hard to grasp. */
export const largeBytes = 1024 * 1024

/** Whole per cent that the result is smaller; negative where it grew, never -0. */
export function savedPercent(original: number, result: number): number {
  if (original === 0) return 0
  return Math.round(((original - result) / original) * 100) + 0
}
