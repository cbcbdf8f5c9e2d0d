import { useEffect } from 'react'
import type { Command } from '../command.ts'
import { plainKey } from '../../platform/plain-key.ts'
import { nextStep, sequencePause } from './shortcuts.ts'

/** Runs commands by their keys while `isOn`. */
export function useShortcuts(commands: readonly Command[], run: (command: Command) => void, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return undefined
    const shortcuts = commands.flatMap(({ shortcut }) => shortcut ?? [])
    let pending = ''
    let since = 0

    function onKeyDown(event: KeyboardEvent) {
      const key = plainKey(event, event.target)
      // A Shift alone, on its way to '?', is no key.
      if (key === null) return
      const step = nextStep(shortcuts, event.timeStamp - since < sequencePause ? pending : '', key)
      since = event.timeStamp
      pending = 'pending' in step ? step.pending : ''
      const command = 'found' in step && commands.find(({ shortcut }) => shortcut === step.found)
      if (!command) return
      event.preventDefault()
      run(command)
    }

    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [commands, run, isOn])
}
