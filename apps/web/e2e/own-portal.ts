import { inject } from 'vitest'

/** The portal of the files that run in this process; those of the other processes have others. */
export const ownPortal = () => {
  const own = inject('portals')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!own) throw new Error('There is no portal for this process')
  return own
}
