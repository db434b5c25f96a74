interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: string[]; readonly dynamicallyImportedIds: string[] } | null
}

/** Names of files with what the shell's later modules import, in the order of loading. */
const LATE = [
  ['pageView', /[\\/]dist[\\/]runPageView-[^\\/]+\.js$/],
  ['header', /[\\/]dist[\\/]startHeader-[^\\/]+\.js$/],
  ['rendering', /[\\/]dist[\\/]startRendering-[^\\/]+\.js$/],
] as const

/** Files that re-export more than the first script uses: the bundler drops the rest, and what only that imports. */
const REEXPORTS = /[\\/]dist[\\/](?:islands\.useShell|core)\.js$/

/**
 * Puts what modules that the shell loads later import into one file for each purpose, instead of one for each piece
 * that two of them share.
 * Returns a function that names the file of a module; `null` lets the bundler decide.
 */
export function lateChunks(entry: string): (id: string, graph: ModuleGraph) => string | null {
  let names: Map<string, string> | undefined
  return (id, graph) => {
    names ??= nameModules(entry, graph)
    return names.get(id) ?? null
  }
}

function nameModules(entry: string, graph: ModuleGraph): Map<string, string> {
  const named = new Map<string, string>()
  const first = reachable([entry], graph, false)
  const all = [...reachable([entry], graph, true)]
  for (const [name, begins] of LATE)
    for (const id of reachable(
      all.filter((other) => begins.test(other)),
      graph,
      false,
    ))
      if (!first.has(id) && !named.has(id) && !begins.test(id)) named.set(id, name)
  return named
}

/** Returns modules with everything that they import. */
function reachable(from: readonly string[], graph: ModuleGraph, isDynamicToo: boolean): Set<string> {
  const found = new Set(from)
  // A set is iterated up to its last member, those added meanwhile included.
  for (const id of found) {
    const info = graph.getModuleInfo(id)
    const imported = [...(info?.importedIds ?? []), ...((isDynamicToo && info?.dynamicallyImportedIds) || [])]
    for (const next of imported) if (!REEXPORTS.test(next)) found.add(next)
  }
  return found
}
