import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'

const Circle = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  overflow: hidden;
  border-radius: 50%;
  background: ${token.color.lagoonTint};
  color: ${token.color.lagoonDark};
  font-size: ${token.size[14]};
  font-weight: 700;
  line-height: 1;
  &[data-size='small'] {
    width: 1.75rem;
    height: 1.75rem;
    font-size: 0.6875rem;
  }
  &[data-size='large'] {
    width: 4rem;
    height: 4rem;
    font-size: ${token.size[24]};
  }
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

/** Props of `Avatar`. */
export type AvatarProps = {
  /** Whose picture it is; without `src` its initials are shown. */
  name: string
  /** The picture’s address. */
  src?: string | null | undefined
  /** 28, 40 or 64 px. */
  size?: 'small' | 'medium' | 'large'
}

/** The initials of a name: the first letters of its first and last word. */
export const getInitials = (name: string): string => {
  const letters = name
    .split(/\s+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .filter(Boolean)
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toLocaleUpperCase('en')
}

/** A person's picture or initials. Hidden from screen readers: show the name beside it. */
export const Avatar = ({ name, src, size = 'medium' }: AvatarProps) => (
  <Circle data-size={size} aria-hidden="true">
    {src ? <img src={src} alt="" loading="lazy" decoding="async" /> : getInitials(name)}
  </Circle>
)
