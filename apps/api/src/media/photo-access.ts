/** Who may see a photo, as the feature says that it belongs to. */
export interface PhotoAccess {
  /** Everybody may. */
  readonly isPublic: boolean
  /** Who may besides administrators, where not everybody may. */
  readonly ownerId: number | null
}

/** Undefined for a photo that there is not. */
export type FindPhotoAccess = (name: string, now: number) => Promise<PhotoAccess | undefined>

/** The answer of the first feature that knows the photo. */
export const combineAccess =
  (...lookups: readonly FindPhotoAccess[]): FindPhotoAccess =>
  async (name, now) => {
    for (const find of lookups) {
      const access = await find(name, now)
      if (access) return access
    }
    return undefined
  }
