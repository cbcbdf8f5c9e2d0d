import { fileURLToPath } from 'node:url'
import { filesNamed } from './named-files.ts'
import { type Modules, reachedModules } from './reached-modules.ts'

const start = fileURLToPath(new URL('../index.html', import.meta.url))
const [editor = ''] = filesNamed(['app/composed/editor-route.tsx'])
/** The only ways into the editor. */
const ways = [
  editor,
  ...filesNamed([
    'features/page-builder/editor/symbol-screen.tsx',
    'features/page-builder/editor/letter-screen.tsx',
  ]),
]

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
  const outside = reachedModules(
    modules,
    [start],
    (info) => [...info.importedIds, ...info.dynamicallyImportedIds],
    new Set(ways),
  )
  return reachedModules(modules, [editor], (info) => info.importedIds, outside)
}
