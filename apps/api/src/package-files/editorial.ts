import { join } from 'node:path'
import { findPackageFolder } from './package-folder.ts'

/** Texts that ship with the product: `pages/`, `resources/`, the `files/` of resources, and `guides/`. */
export const EDITORIAL_FOLDER = join(findPackageFolder(), 'content')
