import { Breadcrumb, Heading, Stack, Text, token as design, type BreadcrumbItem } from '@portal/ui'
import type { ComponentType, ReactNode } from 'react'
import { styled } from 'styled-components'
import { isUnknownToken, EmailLinkAction, type EmailLinkActionProps } from './EmailLinkAction.tsx'
import { PageBand } from '../layout/PageBand.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import { paths } from '../urls/paths.ts'
import type { Screen } from '../page/screen.ts'
import { Seo } from '../seo/Seo.tsx'
import { useHydrated } from '../page/useHydrated.ts'
import { useEmailToken } from './useEmailToken.ts'
import { WithoutScript, type WithoutScriptProps } from '../layout/WithoutScript.tsx'

const Measured = styled.div`
  max-width: ${design.measure.narrow};
`

interface EmailLinkPageProps extends Pick<EmailLinkActionProps, 'words' | 'state' | 'done' | 'action'> {
  title: string
  lead: string
  /** Title of the tab and for search engines; by default the page's title. */
  headTitle?: string
  description: string
  path: string
  /** Breadcrumbs after Home. */
  breadcrumbs: readonly BreadcrumbItem[]
  /** Shown without JavaScript, if the button needs it. */
  withoutScript?: Required<WithoutScriptProps>
  act: (token: string) => unknown
  /** Shown below the button while it can be pressed. */
  below?: ReactNode
  /** Shown instead of the button. */
  instead?: ReactNode
}

/** A page opened from an email: an explanation, the button, and its result. */
export function EmailLinkPage(props: EmailLinkPageProps) {
  const {
    title,
    lead,
    headTitle = title,
    description,
    path,
    breadcrumbs,
    withoutScript,
    below,
    instead,
  } = props
  const { words, state, done, action, act } = props
  const token = useEmailToken()
  const hydrated = useHydrated()
  const isOpen = token !== '' && !state.isSuccess && !isUnknownToken(state.error)
  return (
    <>
      <Seo title={headTitle} description={description} path={path} noindex />
      <PageBand>
        <Breadcrumb items={[{ label: 'Home', href: paths.home() }, ...breadcrumbs]} />
        <Heading level={1}>{title}</Heading>
        <Text size="lead" tone="soft">
          {lead}
        </Text>
      </PageBand>
      {withoutScript && isOpen && <WithoutScript {...withoutScript} />}
      <PageBody>
        <Measured>
          <Stack gap={24}>
            {instead || (
              <EmailLinkAction
                token={token}
                words={words}
                state={state}
                done={done}
                action={action}
                act={() => void act(token)}
                disabled={action === undefined && !hydrated}
              />
            )}
            {isOpen && below}
          </Stack>
        </Measured>
      </PageBody>
    </>
  )
}

/** The screen of such a page: private, since it contains the token. */
export const createEmailLinkScreen = (Component: ComponentType, query: readonly string[] = []): Screen => ({
  Component,
  query: ['token', ...query],
  load: async ({ url }) => ({ isPrivate: url.searchParams.has('token') }),
})
