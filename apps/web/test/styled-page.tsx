import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createGlobalStyle, css, keyframes, ServerStyleSheet, styled } from 'styled-components'

const turn = keyframes`from { rotate: 0deg } to { rotate: 1turn }`

const PADDING = '4px'

/** Newly created components with every kind of style: constant, with props, extended, referring to others. */
export function createComponents() {
  const Page = createGlobalStyle`
    body { margin: 0 }
  `
  const Constant = styled.p`
    margin: 0 ${PADDING};
    padding: ${PADDING};
  `
  const Base = styled.div<{ $wide?: boolean }>`
    color: teal;
    padding: ${PADDING};
    width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
    & + & {
      margin-top: 1px;
    }
    @media (min-width: 40em) {
      &:hover > span {
        color: red;
      }
    }
  `
  const Extended = styled(Base)`
    ${css`
      animation: ${turn} 1s;
    `}
    ${Base} & {
      color: navy;
    }
  `
  return { Page, Constant, Base, Extended }
}

export type Around = (children: ReactNode) => ReactNode

/** The HTML and styles of a page with all of them, optionally wrapped. */
export function styledPage(
  { Page, Constant, Base, Extended }: ReturnType<typeof createComponents>,
  around: Around = (children) => children,
): { html: string; styles: string } {
  const sheet = new ServerStyleSheet()
  const tree = (
    <>
      <Page />
      <Constant />
      <Base />
      <Base $wide />
      <Constant />
      <Extended $wide>
        <span />
      </Extended>
    </>
  )
  const html = renderToStaticMarkup(sheet.collectStyles(around(tree)))
  const styles = sheet.getStyleTags()
  sheet.seal()
  return { html, styles }
}
