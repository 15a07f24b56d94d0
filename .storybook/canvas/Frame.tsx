import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'
import { createMemoryRouter, Link, RouterProvider, useRouteError } from 'react-router-dom'
import { createGlobalStyle, styled } from 'styled-components'
import headingFont from '../../packages/ui/src/fonts/bricolage-grotesque.woff2?url'
import {
  GlobalStyle,
  createHeadingFontFaces,
  LinkProvider,
  token,
  type LinkProps,
} from '../../packages/ui/src/index.ts'
import { emulateMedia } from './emulated-media.ts'
import { forcedColorStyles } from './forced-colors.ts'

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />

const Ground = styled.div`
  &[data-surface='deep'] {
    padding: ${token.space[24]};
    background: linear-gradient(${token.color.deep}, ${token.color.ocean});
  }
  /* What WCAG 2.2, 1.4.12 asks a page to bear. */
  &[data-spacing='wide'] * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  &[data-spacing='wide'] p {
    margin-bottom: 2em !important;
  }
`

const ForcedColors = createGlobalStyle`${forcedColorStyles}`

/** A story that fails shows it, instead of the router's own page for errors. */
function Failed(): ReactNode {
  throw useRouteError()
}

/** A router without pages, so that links can be clicked. */
export function Site({ path = '/', Story }: { readonly path?: string; readonly Story: ComponentType }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Story />, ErrorBoundary: Failed }], {
      initialEntries: [path],
    }),
  )
  return <RouterProvider router={router} />
}

/** The styles of every page: tokens, reset, heading font. */
export const PageStyles = () => (
  <>
    <style>{createHeadingFontFaces(headingFont).replace('optional', 'block')}</style>
    <GlobalStyle />
  </>
)

interface FrameProps {
  readonly surface: 'paper' | 'deep'
  readonly isTextWide?: boolean
  readonly isPrinted?: boolean
  readonly isMotionReduced?: boolean
  readonly areColorsForced?: boolean
  readonly children: ReactNode
}

/** The frame of a story: the kit's styles and links, and the settings of the toolbar. */
export function Frame({ surface, children, ...wanted }: FrameProps) {
  const { isTextWide = false, isPrinted = false, isMotionReduced = false, areColorsForced = false } = wanted
  useLayoutEffect(
    () => emulateMedia({ print: isPrinted, reducedMotion: isMotionReduced, forcedColors: areColorsForced }),
    [isPrinted, isMotionReduced, areColorsForced],
  )
  return (
    <LinkProvider component={RouterLink}>
      <PageStyles />
      {areColorsForced && <ForcedColors />}
      <Ground data-surface={surface} data-spacing={isTextWide ? 'wide' : undefined}>
        {children}
      </Ground>
    </LinkProvider>
  )
}
