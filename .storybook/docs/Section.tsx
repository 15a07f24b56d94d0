import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../../packages/ui/src/index.ts'

const Root = styled.section`
  padding-top: ${token.space[32]};
  font-size: ${token.size[16]};
  line-height: 1.55;
  > h2 {
    margin-bottom: ${token.space[16]};
    font-size: ${token.size[24]};
  }
  > h3 {
    margin-block: ${token.space[24]} ${token.space[8]};
  }
`

/** An anchor for the list of the page’s sections: "When to use it" -> `when-to-use-it`. */
const toId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z]+/g, '-')

/** A titled part of a component’s page. */
export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Root className="sb-unstyled" aria-labelledby={toId(title)}>
    <h2 id={toId(title)}>{title}</h2>
    {children}
  </Root>
)
