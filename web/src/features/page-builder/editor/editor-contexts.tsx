import type { ReactNode } from 'react'
import type { Editor } from './create-editor.ts'
import { ModelContext } from './model/state/model-context.ts'
import { SurfaceContext } from './surface/state/surface-context.ts'
import { SyncContext } from './sync/state/sync-context.ts'

/** Gives each floor of one editor to the components around which it stands. */
export function EditorContexts({ editor, children }: { editor: Editor; children: ReactNode }) {
  return (
    <ModelContext value={editor}>
      <SyncContext value={editor}>
        <SurfaceContext value={editor}>{children}</SurfaceContext>
      </SyncContext>
    </ModelContext>
  )
}
