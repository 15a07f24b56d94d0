import { ContactPage } from '#features/inquiries/pages/ContactPage.tsx'
import { textsApi, textSlug } from '#features/texts/texts.api.ts'
import type { Screen } from '#shared/page/screen.ts'
import { paths } from '#shared/urls/paths.ts'
import { renderText } from './render-text.tsx'

export const screen: Screen = {
  Component: () => <ContactPage renderText={renderText} />,
  query: ['topic'],
  load: async ({ run }) => {
    await run(textsApi.endpoints.getTextPage.initiate(textSlug(paths.contact())))
  },
}
