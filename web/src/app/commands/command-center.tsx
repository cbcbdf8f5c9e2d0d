import { Suspense, useCallback, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Palette } from '../palette/palette.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useSingleKeys } from './single-keys.ts'
import { useSession } from '../../platform/auth/auth-provider.tsx'
import { commandsFor } from './catalogue.ts'
import { useCommands } from './use-commands.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useWorkspaceCommands } from './use-workspace-commands.ts'

const CreateWorkspaceDialog = lazyPart(
  async () =>
    (await import('../../features/workspace/switch/create-workspace-dialog.tsx')).CreateWorkspaceDialog,
)

type CommandCenterProps = { isPaletteOpen: boolean; onPaletteChange: (open: boolean) => void }

/** Every command by name, by key and as a list; loaded behind the first screen. */
export function CommandCenter({ isPaletteOpen, onPaletteChange }: CommandCenterProps) {
  const [isListOpen, setListOpen] = useState(false)
  const [isCreating, setCreating] = useState(false)
  const { can } = useSession()
  const singleKeys = useSingleKeys()
  const { commands, run } = useCommands(useCallback(() => setListOpen(true), []))
  const create = useCallback(() => setCreating(true), [])
  const workspaces = useWorkspaceCommands({ isWanted: isPaletteOpen, create })
  useShortcuts(commands, run, singleKeys.isOn)
  return (
    <>
      <Palette
        open={isPaletteOpen}
        onOpenChange={onPaletteChange}
        commands={commandsFor(can, workspaces)}
        onRun={run}
      />
      <ShortcutsDialog
        open={isListOpen}
        onOpenChange={setListOpen}
        commands={commands}
        hasSingleKeys={singleKeys.isOn}
        onSingleKeysChange={singleKeys.change}
      />
      {isCreating && (
        <Suspense fallback={null}>
          <CreateWorkspaceDialog open onOpenChange={setCreating} />
        </Suspense>
      )}
    </>
  )
}
