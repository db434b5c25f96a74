interface Entry<Value> {
  readonly owner: string
  readonly value: Value
  readonly size: number
  readonly endsAt: number
}

/** Sizes that {@link Shares} hold at most. */
export interface ShareSizes {
  readonly ofOwner: number
  readonly total: number
}

/**
 * Values that are kept in memory for a while. Each owner has a share: what goes over it, or over the total, is refused, so
 * that nobody's values make room for those of others.
 */
export class Shares<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #used = new Map<string, number>()
  readonly #sizes: ShareSizes
  readonly #lifetimeMs: number
  #total = 0

  constructor(sizes: ShareSizes, lifetimeMs: number) {
    this.#sizes = sizes
    this.#lifetimeMs = lifetimeMs
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.endsAt > Date.now() ? entry.value : undefined
  }

  /** Keeps a value in place of the key's last one. Returns whether there was room; without any, the last one stays. */
  set(key: string, owner: string, value: Value): boolean {
    this.#removeOld()
    const size = JSON.stringify(value).length
    const last = this.#entries.get(key)
    const used = (this.#used.get(owner) ?? 0) - (last?.owner === owner ? last.size : 0)
    if (used + size > this.#sizes.ofOwner || this.#total - (last?.size ?? 0) + size > this.#sizes.total) return false
    this.delete(key)
    this.#entries.set(key, { owner, value, size, endsAt: Date.now() + this.#lifetimeMs })
    this.#count(owner, size)
    return true
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#count(entry.owner, -entry.size)
  }

  #count(owner: string, size: number): void {
    this.#total += size
    const used = (this.#used.get(owner) ?? 0) + size
    if (used > 0) this.#used.set(owner, used)
    else this.#used.delete(owner)
  }

  /** All live equally long, so the oldest are first. */
  #removeOld(): void {
    for (const [key, { endsAt }] of this.#entries) {
      if (endsAt > Date.now()) return
      this.delete(key)
    }
  }
}
