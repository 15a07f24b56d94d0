import { Illustration } from './Illustration.tsx'

/** The drawing of an empty list, for a page that loads it only when it is needed. */
export const EmptyShelf = () => <Illustration name="empty-shelf" />
