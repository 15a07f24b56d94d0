import { Dialog } from 'radix-ui'
import type { ComponentPropsWithRef } from 'react'
import { keyframes, styled, type IStyledComponent } from 'styled-components'
import { token } from '../tokens/token.ts'

const appear = keyframes`from { opacity: 0 }`
const vanish = keyframes`to { opacity: 0 }`

/** The dimmed layer between the page and a dialog or drawer. */
export const Backdrop: IStyledComponent<'web', ComponentPropsWithRef<typeof Dialog.Overlay>> = styled(
  Dialog.Overlay,
)`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.dialog};
  background: ${token.color.veil};
  &[data-state='open'] {
    animation: ${appear} ${token.duration.slow} ${token.ease.out};
  }
  &[data-state='closed'] {
    animation: ${vanish} ${token.duration.fast} ${token.ease.out} forwards;
  }
`
