/** Values by key, bounded in number and weight; the one that was unused for longest goes first. */
export class Kept<Value> {
  readonly #most: number
  readonly #mostBytes: number
  readonly #values = new Map<string, { value: Value; bytes: number }>()
  #bytes = 0
  /** The key that stands last already. */
  #latest: string | undefined

  constructor(most: number, mostBytes: number) {
    this.#most = most
    this.#mostBytes = mostBytes
  }

  get(key: string): Value | undefined {
    const found = this.#values.get(key)
    if (!found || key === this.#latest) return found?.value
    this.#values.delete(key)
    this.#values.set(key, found)
    this.#latest = key
    return found.value
  }

  set(key: string, value: Value, bytes: number): void {
    this.delete(key)
    if (bytes > this.#mostBytes / 16) return
    this.#values.set(key, { value, bytes })
    this.#latest = key
    this.#bytes += bytes
    while (this.#values.size > this.#most || this.#bytes > this.#mostBytes) this.#dropOldest()
  }

  delete(key: string): void {
    this.#bytes -= this.#values.get(key)?.bytes ?? 0
    this.#values.delete(key)
  }

  clear(): void {
    this.#values.clear()
    this.#latest = undefined
    this.#bytes = 0
  }

  #dropOldest(): void {
    const [oldest] = this.#values.keys()
    if (oldest !== undefined) this.delete(oldest)
  }
}
