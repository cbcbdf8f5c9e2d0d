import type { Destination } from '../features.ts'
import { navigation } from '../navigation.ts'

/** The screens above an address, the nearest last: those of the sidebar whose address it begins with. */
export function parentsOf(pathname: string): Destination[] {
  return navigation
    .flatMap((entry) => [entry, ...entry.children])
    .filter(({ id, path }) => id !== 'dashboard' && pathname.startsWith(`${path}/`))
}
