/** Something between two minutes of a day. */
export type Timed = { from: number; to: number }
/** Where it stands beside what is on at the same time. */
export type Placed<Item> = { item: Item; column: number; columns: number }

/** Things of one day side by side where they overlap, each as wide as those that it meets allow. */
export function sideBySide<Item extends Timed>(items: readonly Item[]): Placed<Item>[] {
  const sorted = items.toSorted((a, b) => a.from - b.from || b.to - a.to)
  const placed: Placed<Item>[] = []
  let group: { item: Item; column: number }[] = []
  let groupEnds = 0
  const close = () => {
    const columns = Math.max(0, ...group.map(({ column }) => column)) + 1
    placed.push(...group.map((one) => ({ ...one, columns })))
    group = []
  }
  for (const item of sorted) {
    if (group.length > 0 && item.from >= groupEnds) close()
    const busy = new Set(group.filter(({ item: other }) => other.to > item.from).map(({ column }) => column))
    let column = 0
    while (busy.has(column)) column += 1
    groupEnds = group.length === 0 ? item.to : Math.max(groupEnds, item.to)
    group.push({ item, column })
  }
  if (group.length > 0) close()
  return placed
}
