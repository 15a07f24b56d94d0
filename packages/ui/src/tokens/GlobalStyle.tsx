import { createGlobalStyle } from 'styled-components'
import { gapRules } from '../layout/gap.ts'
import { roleDeclarations, token, tokenDeclarations } from './token.ts'
import { surfaces } from './values.ts'

/**
 * Global styles: tokens, reset, base typography, focus ring, reduced motion, print. Render it once, at the root.
 * A sticky header sets its height as `--header-height`, so that focused elements are scrolled clear of it.
 * `data-surface="deep"` on an element switches the roles inside it to the dark surface; `"paper"` switches them back.
 */
export const GlobalStyle = createGlobalStyle`
  :root { ${tokenDeclarations()} }
  :root, [data-surface='paper'] { ${roleDeclarations(surfaces.paper)} }
  /* Print is on paper, whatever the surface. */
  @media screen { [data-surface='deep'] { ${roleDeclarations(surfaces.deep)} } }
  [data-surface] { color: ${token.role.text}; }

  *, ::before, ::after { box-sizing: border-box; }
  * { margin: 0; }
  html {
    /* Every engine knows it by this name. */
    -webkit-text-size-adjust: 100%;
    scroll-padding-block: calc(var(--header-height, 0px) + ${token.space[16]}) ${token.space[64]};
  }
  body {
    min-height: 100vh;
    background: ${token.role.surface};
    color: ${token.role.text};
    font: 400 1rem/1.55 ${token.font.body};
    /* A word without an end widens no page, and no column of a flex or grid row. */
    overflow-wrap: anywhere;
    -webkit-tap-highlight-color: transparent;
  }
  h1, h2, h3, h4 {
    font-family: ${token.font.display};
    font-weight: 700;
    line-height: 1.15;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  h1 { font-size: ${token.size[44]}; }
  h2 { font-size: ${token.size[32]}; }
  h3 { font-size: ${token.size[20]}; letter-spacing: -0.005em; }
  h4 { font-size: ${token.size[18]}; letter-spacing: 0; }
  p { text-wrap: pretty; }
  :where(a) { color: ${token.role.action}; text-underline-offset: 0.2em; }
  :where(a:hover) { color: ${token.role.actionHover}; }
  ul, ol { padding-left: 1.25em; }
  ul[role='list'], ol[role='list'] { padding: 0; list-style: none; }
  img, svg, video { display: block; max-width: 100%; }
  img, video { height: auto; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
  button { cursor: pointer; }
  fieldset, legend { min-width: 0; padding: 0; border: 0; }
  table { border-collapse: collapse; }
  summary { cursor: pointer; }
  [hidden] { display: none !important; }
  :focus-visible { outline: 3px solid ${token.role.focus}; outline-offset: 2px; }
  :is(main, h1, h2)[tabindex='-1']:focus { outline: none; }
  ${gapRules}

  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }

  @media (forced-colors: active) {
    /* Backgrounds and shadows, which mark the selected state, are not drawn. */
    :where([aria-current], [aria-selected='true'], [aria-pressed='true'], [data-chosen='']) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  @page { size: A4; margin: 18mm; }
  @media print {
    body { background: none; font-size: 11pt; }
    nav, form, dialog, [data-print='hide'] { display: none !important; }
    h1, h2, h3, h4 { break-after: avoid; }
    tr, img, svg, article { break-inside: avoid; }
    main a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 0.85em; }
  }
`
