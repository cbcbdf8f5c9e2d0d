import { addresses } from '@aurelio/contracts/addresses'
/** Where the films stand in the builder (page-builder.md §2). */
export const playerPath = addresses.player

export function filmPath(id: string): string {
  return `${playerPath}/${id}`
}
