/** Values by key, bounded in number and weight; the one that was unused for longest goes first. */
export class Kept<Value> {
  readonly #most: number
  readonly #mostBytes: number
  readonly #values = new Map<string, { value: Value; bytes: number }>()
  #bytes = 0

  constructor(most: number, mostBytes: number) {
    this.#most = most
    this.#mostBytes = mostBytes
  }

  get(key: string): Value | undefined {
    const found = this.#values.get(key)
    if (!found) return undefined
    this.#values.delete(key)
    this.#values.set(key, found)
    return found.value
  }

  set(key: string, value: Value, bytes: number): void {
    this.delete(key)
    if (bytes > this.#mostBytes / 16) return
    this.#values.set(key, { value, bytes })
    this.#bytes += bytes
    while (this.#values.size > this.#most || this.#bytes > this.#mostBytes) this.#dropOldest()
  }

  delete(key: string): void {
    this.#bytes -= this.#values.get(key)?.bytes ?? 0
    this.#values.delete(key)
  }

  clear(): void {
    this.#values.clear()
    this.#bytes = 0
  }

  #dropOldest(): void {
    const [oldest] = this.#values.keys()
    if (oldest !== undefined) this.delete(oldest)
  }
}
