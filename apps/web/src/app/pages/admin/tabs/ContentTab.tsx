import { ContentDesk } from '#features/content-editor/ContentDesk.tsx'
import { ContentPreview } from '../ContentPreview.tsx'

/** The content that administrators write, with the previews of every kind. */
export const ContentTab = () => <ContentDesk Preview={ContentPreview} />
