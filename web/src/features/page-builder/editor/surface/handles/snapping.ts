/** Steps in which a size or a space grows, in CSS pixels of the page. */
const step = 4

/** How near to a guide one takes it, in CSS pixels of the page; the steps between two spaces stay in reach. */
export const near = { size: 6, space: 3 }

export type Snapped = { value: number; guide: number | null }

/**
 * The measure for a wanted one: that of a guide where one is near, else a multiple of the step.
 * @param guides measures worth taking
 * @param reach how near is near; null: no steps and no guides, every pixel
 */
export function snapped(wanted: number, guides: readonly number[], reach: number | null): Snapped {
  if (reach === null) return { value: Math.round(wanted), guide: null }
  const [guide] = guides
    .filter((each) => Math.abs(each - wanted) <= reach)
    .toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))
  if (guide !== undefined) return { value: Math.round(guide), guide }
  return { value: Math.round(wanted / step) * step, guide: null }
}
