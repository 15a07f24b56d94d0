import type { RenderText } from '#features/inquiries/components/InquiryPage.tsx'
import { TextPageView } from '#features/texts/components/TextPageView.tsx'

/** The page of text around an inquiry's form. */
export const renderText: RenderText = (path, form) => <TextPageView path={path}>{form}</TextPageView>
