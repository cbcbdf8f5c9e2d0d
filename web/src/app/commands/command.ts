import type { Role } from '@aurelio/contracts/session'
import type { LucideIcon } from 'lucide-react'

/** What a command may do. */
export type CommandActions = {
  navigate: (path: string) => void | Promise<void>
  toggleTheme: () => void
  signOut: () => Promise<void>
  showShortcuts: () => void
}

/** Who is asking; decides what is offered, never what is allowed: that is the server's. */
export type CommandPerson = { isAdministrator: boolean; role: Role }

/** Something a person can do or go to: one object behind the palette, the menus and the shortcuts (dashboard.md §3). */
export type Command = {
  id: string
  /** Spanish texts, which are also their translation keys. */
  name: string
  description: string
  icon: LucideIcon
  /** Other Spanish words that people look for it by. */
  keywords?: string
  /** Keys pressed one after another: `g p`. */
  shortcut?: string
  /** Everybody, unless told. */
  isFor?: (person: CommandPerson) => boolean
} & ({ path: string } | { run: (actions: CommandActions) => void })
