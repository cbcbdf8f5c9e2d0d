import { useCallback, useState } from 'react'
import { Palette } from '../palette/palette.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useSingleKeys } from './single-keys.ts'
import { useCommands } from './use-commands.ts'
import { useShortcuts } from './use-shortcuts.ts'

type CommandCenterProps = { isPaletteOpen: boolean; onPaletteChange: (open: boolean) => void }

/** Every command by name, by key and as a list; loaded behind the first screen. */
export function CommandCenter({ isPaletteOpen, onPaletteChange }: CommandCenterProps) {
  const [isListOpen, setListOpen] = useState(false)
  const singleKeys = useSingleKeys()
  const { commands, run } = useCommands(useCallback(() => setListOpen(true), []))
  useShortcuts(commands, run, singleKeys.isOn)
  return (
    <>
      <Palette open={isPaletteOpen} onOpenChange={onPaletteChange} commands={commands} onRun={run} />
      <ShortcutsDialog
        open={isListOpen}
        onOpenChange={setListOpen}
        commands={commands}
        hasSingleKeys={singleKeys.isOn}
        onSingleKeysChange={singleKeys.change}
      />
    </>
  )
}
