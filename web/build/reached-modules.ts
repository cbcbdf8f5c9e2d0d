import type { Rolldown } from 'vite'

export type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** The modules that some import, these included, except what is reached only through others. */
export function reachedModules(
  modules: Modules,
  from: readonly string[],
  imports: (info: Rolldown.ModuleInfo) => readonly string[],
  without: ReadonlySet<string> = new Set(),
): Set<string> {
  const found = new Set<string>()
  const open = [...from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const info = modules.getModuleInfo(id)
    if (!info || found.has(id) || without.has(id)) continue
    found.add(id)
    open.push(...imports(info))
  }
  return found
}
