/** Steps in which a size or a space grows, in CSS pixels of the page. */
const step = 4
/** How near to a guide a size takes it, in CSS pixels of the page. */
const near = 6

export type Snapped = { value: number; guide: number | null }

/**
 * The size for a wanted one: that of a sibling where it is near, else a multiple of the step.
 * @param guides sizes worth taking, those of what stands beside it
 * @param isFree no steps and no guides: every pixel
 */
export function snapped(wanted: number, guides: readonly number[], isFree = false): Snapped {
  if (isFree) return { value: Math.round(wanted), guide: null }
  const [guide] = guides
    .filter((each) => Math.abs(each - wanted) <= near)
    .toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))
  if (guide !== undefined) return { value: Math.round(guide), guide }
  return { value: Math.round(wanted / step) * step, guide: null }
}
