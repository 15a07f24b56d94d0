import { join } from 'node:path'
import { findPackageFolder } from './package-folder.ts'

/** Texts that ship with the product: `pages/`, `resources/`, the `files/` that resources name, and `guides/`. */
export const EDITORIAL_FOLDER = join(findPackageFolder(), 'content')
