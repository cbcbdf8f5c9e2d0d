import { navigation, type NavigationScreen } from './navigation.ts'

/** The screens above an address, the nearest last: those of the sidebar whose address it begins with. */
export function parentsOf(pathname: string): NavigationScreen[] {
  return navigation
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
    .filter(({ id, path }) => id !== 'dashboard' && pathname.startsWith(`${path}/`))
}
