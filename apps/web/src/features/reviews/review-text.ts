import type { Review } from '@portal/domain/contract'
import { pluralize } from '@portal/domain/shared'

/** A reviewer as the public reads them: `Joses K.` */
export const formatReviewer = ({ firstName, lastName }: Review['user']): string =>
  lastName === '' ? firstName : `${firstName} ${lastName.slice(0, 1)}.`

/** How many people found a review helpful. */
export const formatHelpfulCount = (count: number): string =>
  `${pluralize(count, 'person', 'people')} found this helpful`
