export type Size = { width: number; height: number }

/**
 * The size of the output (dashboard.md §9): never wider than the source; with the ratio kept the height follows,
 * rounded, and never falls to 0; without it the width alone is capped.
 */
export function outputSize(source: Size, maxWidth: number, maintainAspectRatio: boolean): Size {
  if (source.width <= maxWidth) return { width: source.width, height: source.height }
  if (!maintainAspectRatio) return { width: maxWidth, height: source.height }
  return { width: maxWidth, height: Math.max(1, Math.round((source.height * maxWidth) / source.width)) }
}

/** The size at a scale up to 1; neither side falls to 0. */
export function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
