import { css } from 'styled-components'

/**
 * Emulates forced colours with system colour names in a dark scheme. A style sheet cannot do everything that browsers do:
 * `forced-color-adjust`, background images and colours in drawings differ.
 */
export const forcedColorStyles = css`
  :root {
    color-scheme: dark;
  }
  body,
  body *:not(svg, svg *, img),
  body *:not(svg, svg *, img)::before,
  body *:not(svg, svg *, img)::after {
    border-color: CanvasText !important;
    outline-color: Highlight !important;
    background-color: Canvas !important;
    box-shadow: none !important;
    color: CanvasText !important;
    text-shadow: none !important;
    -webkit-text-fill-color: currentColor !important;
  }
  body :is(button, [role='button'], [role='tab'], summary, select):not(svg *),
  body :is(button, [role='button'], [role='tab']) *:not(svg, svg *) {
    border-color: ButtonBorder !important;
    background-color: ButtonFace !important;
    color: ButtonText !important;
  }
  body a[href],
  body a[href] *:not(svg, svg *) {
    border-color: LinkText !important;
    color: LinkText !important;
  }
  body :is(input, textarea, select) {
    background-color: Field !important;
    color: FieldText !important;
  }
  body :is(:disabled, [aria-disabled='true']) {
    border-color: GrayText !important;
    color: GrayText !important;
  }
  body ::selection {
    background-color: Highlight !important;
    color: HighlightText !important;
  }
`
