import type { Abilities } from '@aurelio/contracts/access'
import { isOffered } from '../command.ts'
import { type Destination, destinations } from '../features.ts'

/** The screens above an address that somebody is offered, the nearest last: those whose address it begins with. */
export function parentsOf(pathname: string, can: Abilities): Destination[] {
  return destinations
    .filter((one) => one.id !== 'dashboard' && pathname.startsWith(`${one.path}/`) && isOffered(one, can))
    .toSorted((a, b) => a.path.length - b.path.length)
}
