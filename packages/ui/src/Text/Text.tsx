import type { ComponentPropsWithRef, ElementType } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'

const Line = styled.p`
  &[data-size='lead'] {
    max-width: ${token.measure.text};
    font-size: ${token.size[18]};
    line-height: 1.6;
  }
  &[data-size='body'] {
    max-width: ${token.measure.text};
  }
  &[data-size='small'] {
    font-size: ${token.size[14]};
  }
  &[data-size='caption'] {
    font-size: ${token.size[13]};
  }
  &[data-size='eyebrow'] {
    font-size: ${token.size[13]};
    font-weight: 600;
    letter-spacing: 0.01em;
  }
  &[data-tone='soft'] {
    color: ${token.role.textSoft};
  }
  &[data-tone='action'] {
    color: ${token.role.action};
  }
  &[data-tone='good'] {
    color: ${token.role.good};
    font-weight: 600;
  }
  &[data-tone='bad'] {
    color: ${token.role.bad};
  }
  &[data-lines] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
  }
  &[data-lines='1'] {
    -webkit-line-clamp: 1;
  }
  &[data-lines='2'] {
    -webkit-line-clamp: 2;
  }
  &[data-lines='3'] {
    -webkit-line-clamp: 3;
  }
`

/** Props of `Text`, in addition to those of `<p>`. */
export type TextProps = ComponentPropsWithRef<'p'> & {
  /** Another element: `span` within a line. */
  as?: ElementType
  /** 18, 16, 14.5 or 13 px; an eyebrow is the small line above a heading. */
  size?: 'lead' | 'body' | 'small' | 'caption' | 'eyebrow'
  /** Its colour, by its meaning. */
  tone?: 'plain' | 'soft' | 'action' | 'good' | 'bad'
  /** The number of lines after which it is truncated. */
  lines?: 1 | 2 | 3
}

/** A paragraph or line of text, at most 70 characters wide. */
export const Text = ({ size = 'body', tone = 'plain', lines, ...rest }: TextProps) => (
  <Line data-size={size} data-tone={tone} data-lines={lines} {...rest} />
)
