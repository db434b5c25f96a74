import type { CDPSession } from 'playwright'

/** Node types of a heap snapshot that a script creates itself, without compiled code and browser internals. */
const OF_SCRIPT: ReadonlySet<string> = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'number',
  'regexp',
  'symbol',
  'bigint',
])

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } }
  readonly nodes: readonly number[]
}

/** Returns the bytes of a page's objects, functions and strings, from a heap snapshot. */
export async function scriptMemory(session: CDPSession): Promise<number> {
  const chunks: string[] = []
  const add = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', add)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', add)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const typeAt = fields.indexOf('type')
  const sizeAt = fields.indexOf('self_size')
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (OF_SCRIPT.has(types[0][nodes[node + typeAt] ?? 0] ?? '')) bytes += nodes[node + sizeAt] ?? 0
  }
  return bytes
}
