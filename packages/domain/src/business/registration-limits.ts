/** Limits of a business registration, the same for every plan: lengths in characters, photos, bytes. */
export const REGISTRATION_LIMITS = {
  name: { min: 2, max: 100 },
  description: { min: 50, max: 1000 },
  ownerName: { min: 2, max: 100 },
  town: { min: 2, max: 200 },
  photos: 4,
  photoBytes: 5 * 1024 * 1024,
  photoTypes: ['image/jpeg', 'image/png', 'image/webp'],
} as const
