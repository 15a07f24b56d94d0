import { inject } from 'vitest'

/** The portal of this worker process. */
export const ownPortal = () => {
  const own = inject('portals')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!own) throw new Error('There is no portal for this process')
  return own
}
