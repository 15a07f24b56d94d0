import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled, type IStyledComponent } from 'styled-components'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { token } from '../tokens/token.ts'

/** The panel shown in place of a list that is empty or failed to load. */
export const StatePanel: IStyledComponent<'web', ComponentPropsWithRef<'div'>> = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space[12]};
  padding: ${token.space[48]} ${token.space[24]};
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  overflow-wrap: anywhere;
  text-align: center;
  > p {
    max-width: 34rem;
    color: ${token.role.textSoft};
  }
`

const Emblem = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 50%;
  background: ${token.color.lagoonTint};
  color: ${token.color.lagoon};
  font-size: ${token.size[20]};
`

const Scene = styled.span`
  display: block;
  width: min(100%, 20rem);
  aspect-ratio: 16 / 9;
  overflow: clip;
  border-radius: ${token.radius.control};
  background: ${token.role.sunken};
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

/** Props of `EmptyState`. */
export type EmptyStateProps = {
  /** What there is none of. */
  title: string
  /** What would be here, and why it is not. */
  children?: ReactNode
  /** The next step: a link or a button. */
  action?: ReactNode
  /** The emblem above the title. */
  icon?: IconName
  /** A drawing in place of the emblem, for an empty state that fills a page. */
  picture?: ReactNode
  /** The element of the title. */
  as?: 'h2' | 'h3'
}

/** Shown in place of an empty list: says what it would contain and offers the next step. */
export const EmptyState = ({
  title,
  children,
  action,
  icon = 'search',
  picture,
  as: Title = 'h2',
}: EmptyStateProps) => (
  <StatePanel>
    {picture === undefined ? (
      <Emblem>
        <Icon name={icon} />
      </Emblem>
    ) : (
      <Scene>{picture}</Scene>
    )}
    <Title>{title}</Title>
    {children !== undefined && <p>{children}</p>}
    {action}
  </StatePanel>
)
