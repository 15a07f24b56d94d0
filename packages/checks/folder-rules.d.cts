declare const folderRules: readonly {
  readonly name: string
  readonly base: string
  /** Files that every subfolder may import. */
  readonly shared: readonly string[]
  readonly folders: Readonly<Record<string, readonly string[]>>
}[]
export = folderRules
