import { token } from '@portal/ui'
import { styled } from 'styled-components'

/** Two lines high for any name, so that chips in a row are equally high. */
export const Face = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${token.space[4]};
  height: 100%;
  padding: ${token.space[8]} ${token.space[12]};
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.control};
  background: ${token.role.raised};
  &:has(a:hover) {
    border-color: ${token.role.action};
  }
  &:has(a:focus-visible) {
    outline: 3px solid ${token.role.focus};
  }
`

export const Name = styled.h3`
  overflow: hidden;
  font-size: ${token.size[16]};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const State = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  min-width: 0;
  > :first-child {
    flex: none;
  }
`
