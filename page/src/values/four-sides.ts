/**
 * CSS text of four sides or corners: each its own, else that of the shorthand.
 * @param own in the order of CSS, '' where it is not set
 * @param shorthand one to four values
 */
export function fourSides(own: readonly string[], shorthand: string): string {
  const [first = '0px', second = first, third = first, fourth = second] = shorthand.split(' ')
  const all = [first, second, third, fourth].map((each, at) => own[at] || each)
  return all.every((each) => each === all[0]) ? (all[0] ?? first) : all.join(' ')
}
