import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { filesNamed } from './named-files.ts'

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

const start = fileURLToPath(new URL('../index.html', import.meta.url))
const [editor = ''] = filesNamed(['app/composed/editor-route.tsx'])
/** The only ways into the editor. */
const ways = [editor, ...filesNamed(['features/page-builder/editor/symbol-screen.tsx'])]

let known: { modules: Modules; names: ReadonlySet<string> } | undefined

/**
 * The chunk of a module that the editor shows at once and no screen outside it asks for; null for any other. One file
 * in place of a hundred: the parts that come later share nearly each of its modules, so that each would stand alone.
 */
export function editorChunk(id: string, modules: Modules): 'editor' | null {
  if (known?.modules !== modules) known = { modules, names: onlyInEditor(modules) }
  return known.names.has(id) ? 'editor' : null
}

function onlyInEditor(modules: Modules): Set<string> {
  const outside = reached(modules, start, new Set(ways), (info) => [
    ...info.importedIds,
    ...info.dynamicallyImportedIds,
  ])
  return reached(modules, editor, outside, (info) => info.importedIds)
}

function reached(
  modules: Modules,
  from: string,
  without: ReadonlySet<string>,
  imports: (info: Rolldown.ModuleInfo) => readonly string[],
): Set<string> {
  const found = new Set<string>()
  const open = [from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const info = modules.getModuleInfo(id)
    if (!info || found.has(id) || without.has(id)) continue
    found.add(id)
    open.push(...imports(info))
  }
  return found
}
