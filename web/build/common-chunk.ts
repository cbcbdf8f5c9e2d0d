import { filesNamed } from './named-files.ts'
import { type Modules, reachedModules } from './reached-modules.ts'
import { startModules } from './starts.ts'

const editor = [...filesNamed(['app/composed/editor-route.tsx'])]

let known: { modules: Modules; atStart: ReadonlySet<string>; inEditor: ReadonlySet<string> } | undefined

/**
 * The chunk of what many screens share: `common` for what a screen that people start with needs at once, `tools` for
 * what the editor needs besides, `lists` for the rest. Nobody loads what only others need.
 */
export function commonChunk(id: string, modules: Modules): 'common' | 'tools' | 'lists' {
  if (known?.modules !== modules) {
    const reached = (from: readonly string[]) => reachedModules(modules, from, (info) => info.importedIds)
    known = { modules, atStart: reached(startModules), inEditor: reached(editor) }
  }
  if (known.atStart.has(id)) return 'common'
  return known.inEditor.has(id) ? 'tools' : 'lists'
}
