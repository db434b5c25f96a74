interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: string[]; readonly dynamicallyImportedIds: string[] } | null
}

/** Files that the shell loads before the renderer: the bundler puts what they import into them. */
const EARLIER = /[\\/]dist[\\/](?:runPageView|startHeader)-[^\\/]+\.js$/

const RENDERER = /[\\/]dist[\\/]startRendering-[^\\/]+\.js$/

/** Files that re-export more than the first script uses: the bundler drops the rest, and what only that imports. */
const REEXPORTS = /[\\/]dist[\\/](?:islands\.useShell|core)\.js$/

/**
 * Puts what the shell's renderer imports into one file, instead of one for each piece that it shares with later modules.
 * Returns a function that names the file of a module; `null` lets the bundler decide.
 */
export function lateChunks(entry: string): (id: string, graph: ModuleGraph) => string | null {
  let rendering: Set<string> | undefined
  return (id, graph) => {
    rendering ??= modulesOfRenderer(entry, graph)
    return rendering.has(id) ? 'rendering' : null
  }
}

function modulesOfRenderer(entry: string, graph: ModuleGraph): Set<string> {
  const all = [...reachable([entry], graph, true)]
  const earlier = reachable([entry, ...all.filter((id) => EARLIER.test(id))], graph, false)
  const own = reachable(
    all.filter((id) => RENDERER.test(id)),
    graph,
    false,
  )
  return new Set([...own].filter((id) => !earlier.has(id) && !RENDERER.test(id)))
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
