import type { ComponentPropsWithRef } from 'react'
import { styled, type IStyledComponent } from 'styled-components'
import { token } from '../tokens/token.ts'

/** The emphasis of a button; `accent` is for the one call to action of a page. */
export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger'

/** `small` is 36 px high for a mouse and 44 px for touch. */
export type ButtonSize = 'small' | 'medium' | 'large'

/** The look shared by all buttons; `as` sets the element. */
export const ButtonBase: IStyledComponent<'web', ComponentPropsWithRef<'button'>> = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  max-width: 100%;
  min-height: var(--side, ${token.target.min});
  padding: 0.5rem 1.125rem;
  border: 1px solid transparent;
  border-radius: ${token.radius.control};
  background: ${token.color.lagoon};
  color: ${token.color.white};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  /* Wraps to its own line before its words break. */
  overflow-wrap: break-word;

  &:hover {
    background: ${token.color.lagoonDark};
    color: ${token.color.white};
  }
  &:active {
    transform: translateY(1px);
  }
  &[data-variant='accent'] {
    background: ${token.color.reefFill};
  }
  &[data-variant='accent']:hover {
    background: ${token.color.reefDark};
  }
  &[data-variant='secondary'],
  &[data-variant='danger'] {
    border-color: ${token.role.control};
    background: ${token.role.raised};
    color: ${token.role.text};
  }
  &[data-variant='secondary']:hover {
    border-color: ${token.role.text};
    background: ${token.role.sunken};
  }
  &[data-variant='danger'] {
    border-color: ${token.role.bad};
    color: ${token.role.bad};
  }
  &[data-variant='danger']:hover {
    background: ${token.color.danger};
    color: ${token.color.white};
  }
  &[data-variant='quiet'] {
    background: transparent;
    color: ${token.role.action};
  }
  &[data-variant='quiet']:hover {
    background: ${token.role.sunken};
    color: ${token.role.actionHover};
  }

  &[data-size='small'] {
    --side: 2.25rem;
    padding: 0.25rem 0.75rem;
    font-size: ${token.size[14]};
    @media (pointer: coarse) {
      --side: ${token.target.min};
    }
  }
  &[data-size='large'] {
    --side: 3.25rem;
    padding: 0.75rem 1.5rem;
    font-size: ${token.size[18]};
  }
  &[data-wide] {
    width: 100%;
  }
  &[data-square] {
    width: var(--side, ${token.target.min});
    padding: 0;
  }

  &&:disabled,
  &&[aria-disabled='true'] {
    border-color: transparent;
    background: ${token.color.line};
    color: ${token.color.softInk};
    cursor: not-allowed;
    transform: none;
    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`
