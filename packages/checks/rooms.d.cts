declare const rooms: readonly {
  readonly name: string
  readonly base: string
  /** Files that every room of the folder may import. */
  readonly shared: readonly string[]
  readonly rooms: Readonly<Record<string, readonly string[]>>
}[]
export = rooms
