import { ListSkeletons } from '#shared/content/ContentResults.tsx'

/** Three cards' room while articles are on their way. */
export const NewsSkeletons = () => <ListSkeletons label="Loading news..." layout="grid" />
