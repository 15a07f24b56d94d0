import { Breadcrumb, Heading, Stack, Text, token as design, type BreadcrumbItem } from '@portal/ui'
import type { ComponentType, ReactNode } from 'react'
import { styled } from 'styled-components'
import { isUnknownLetter, LetterAction, type LetterActionProps } from './LetterAction.tsx'
import { PageBand } from './PageBand.tsx'
import { PageBody } from './PageBody.tsx'
import { paths } from './paths.ts'
import type { Screen } from './screen.ts'
import { Seo } from './Seo.tsx'
import { useHydrated } from './useHydrated.ts'
import { useLetterToken } from './useLetterToken.ts'
import { WithoutScript, type WithoutScriptProps } from './WithoutScript.tsx'

const Measured = styled.div`
  max-width: ${design.measure.narrow};
`

interface LetterPageProps extends Pick<LetterActionProps, 'words' | 'state' | 'done' | 'action'> {
  title: string
  lead: string
  /** What the browser's tab says and search engines are told; the page's title unless given. */
  headTitle?: string
  description: string
  path: string
  /** The way to the page, after Home. */
  trail: readonly BreadcrumbItem[]
  /** Said to those without script, where the button needs it. */
  withoutScript?: Required<WithoutScriptProps>
  act: (token: string) => unknown
  /** Stands below the button while it can be pressed. */
  below?: ReactNode
  /** Shown in place of the button and all that belongs to it. */
  instead?: ReactNode
}

/** The page that a letter's link opens: what one press does, the button, and what came of it. */
export function LetterPage(props: LetterPageProps) {
  const { title, lead, headTitle = title, description, path, trail, withoutScript, below, instead } = props
  const { words, state, done, action, act } = props
  const token = useLetterToken()
  const hydrated = useHydrated()
  const isOpen = token !== '' && !state.isSuccess && !isUnknownLetter(state.error)
  return (
    <>
      <Seo title={headTitle} description={description} path={path} noindex />
      <PageBand>
        <Breadcrumb items={[{ label: 'Home', href: paths.home() }, ...trail]} />
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
              <LetterAction
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

/** The screen of such a page: the server reads the token, and nobody on the way keeps what it makes with it. */
export const letterScreen = (Component: ComponentType, query: readonly string[] = []): Screen => ({
  Component,
  query: ['token', ...query],
  load: async ({ url }) => ({ isPrivate: url.searchParams.has('token') }),
})
