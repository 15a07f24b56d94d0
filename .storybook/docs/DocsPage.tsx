import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { PageStyles } from '../canvas/Frame.tsx'
import { theme } from '../theme.ts'

/** A page of documentation in the portal’s colours and fonts. */
export const DocsPage = ({ children, ...rest }: PropsWithChildren<DocsContainerProps>) => (
  <DocsContainer {...rest} theme={theme}>
    <PageStyles />
    {children}
  </DocsContainer>
)
