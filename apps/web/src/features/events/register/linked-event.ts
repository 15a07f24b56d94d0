import { useSearchParams } from 'react-router-dom'
import { createEmailLinkScreen } from '#shared/email-links/EmailLinkPage.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { eventsApi } from '../events.api.ts'

const PARAMETER = 'event'

/** The slug of the event in an email's link; empty in links without one. */
export const useLinkedEvent = (): string => useSearchParams()[0].get(PARAMETER) ?? ''

/** The screen of an email's link about a place at an event, with the event loaded. */
export function createPlaceLinkScreen(Component: Screen['Component']): Screen {
  const screen = createEmailLinkScreen(Component, [PARAMETER])
  return {
    ...screen,
    load: async (context) => {
      const slug = context.url.searchParams.get(PARAMETER)
      if (slug) await context.run(eventsApi.endpoints.getEvent.initiate(slug))
      return screen.load?.(context)
    },
  }
}
