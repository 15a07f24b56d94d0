import { setNonce } from 'get-nonce'

/**
 * Lets the style element that locks the page's scroll pass a strict Content-Security-Policy: hands it the
 * nonce of `<meta property="csp-nonce" nonce="...">`, the place where styled-components looks as well.
 */
export function applyStyleNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  if (nonce) setNonce(nonce)
}
