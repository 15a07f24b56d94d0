/** Who may see a photo, according to the feature that it belongs to. */
export interface PhotoAccess {
  /** Whether everybody may. */
  readonly isPublic: boolean
  /** Who may besides administrators, if it is not public. */
  readonly ownerId: number | null
}

/** Returns undefined for an unknown photo. */
export type FindPhotoAccess = (name: string, now: number) => Promise<PhotoAccess | undefined>

/** Asks each feature for access to a photo until one knows it. */
export const combineAccess =
  (...lookups: readonly FindPhotoAccess[]): FindPhotoAccess =>
  async (name, now) => {
    for (const find of lookups) {
      const access = await find(name, now)
      if (access) return access
    }
    return undefined
  }
