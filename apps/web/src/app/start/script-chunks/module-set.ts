/** Modules by parts of their paths: folders end with a slash. */
export interface ModuleSet {
  paths: readonly string[]
  except?: readonly string[]
}

/** Whether a module is in a set, by the module's path. */
export const has =
  ({ paths, except = [] }: ModuleSet) =>
  (id: string): boolean => {
    const path = id.replaceAll('\\', '/')
    const isUnder = (part: string) => path.includes(`/${part}`)
    return paths.some(isUnder) && !except.some(isUnder)
  }
