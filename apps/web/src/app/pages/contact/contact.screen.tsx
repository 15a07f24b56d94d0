import { ContactPage } from '#features/inquiries/pages/ContactPage.tsx'
import { TextPageView } from '#features/texts/components/TextPageView.tsx'
import { textsApi, textSlug } from '#features/texts/texts.api.ts'
import type { Screen } from '#shared/page/screen.ts'
import { paths } from '#shared/urls/paths.ts'

export const screen: Screen = {
  Component: () => <ContactPage TextPage={TextPageView} />,
  query: ['topic'],
  load: async ({ run }) => {
    await run(textsApi.endpoints.getTextPage.initiate(textSlug(paths.contact())))
  },
}
