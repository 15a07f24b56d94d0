import { ListSkeletons } from '#shared/content/ListSkeletons.tsx'

/** Three placeholder cards while articles load. */
export const NewsSkeletons = () => <ListSkeletons label="Loading news..." layout="grid" />
