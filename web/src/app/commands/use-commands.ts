import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../platform/auth/auth-provider.tsx'
import { useTheme } from '../../platform/theme/theme-provider.tsx'
import { useSignOut } from '../use-sign-out.ts'
import { commandsFor } from './catalogue.ts'
import type { Command } from '../command.ts'

/** What this person can do, and how to do it. */
export function useCommands(showShortcuts: () => void) {
  const navigate = useNavigate()
  const signOut = useSignOut()
  const { toggleTheme } = useTheme()
  const { can } = useSession()

  const commands = useMemo(() => commandsFor(can), [can])
  const run = useCallback(
    (command: Command) => {
      if ('path' in command) void navigate(command.path)
      else command.run({ navigate, toggleTheme, signOut, showShortcuts })
    },
    [navigate, toggleTheme, signOut, showShortcuts],
  )
  return { commands, run }
}
