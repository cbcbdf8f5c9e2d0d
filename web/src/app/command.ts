import type { Abilities } from '@aurelio/contracts/access'
import type { ScreenCommand } from '../platform/feature.ts'

/** What a command may do. */
export type CommandActions = {
  navigate: (path: string) => void | Promise<void>
  toggleTheme: () => void
  signOut: () => Promise<void>
  showShortcuts: () => void
}

/** Whether somebody is offered what needs this. */
export function isOffered(
  { needs, unless }: Pick<ScreenCommand, 'needs' | 'unless'>,
  can: Abilities,
): boolean {
  return (needs === undefined || can[needs]) && !(unless !== undefined && can[unless])
}

/** Something a person can do or go to: one object behind the palette, the menus and the shortcuts (dashboard.md §3). */
export type Command = ScreenCommand & ({ path: string } | { run: (actions: CommandActions) => void })
