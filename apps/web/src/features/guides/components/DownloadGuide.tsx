import type { Guide } from '@portal/domain/contract'
import { Icon, LinkButton, type LinkButtonProps } from '@portal/ui'
import { styled } from 'styled-components'
import { formatFileSize } from '#shared/media/file-size.ts'

const Size = styled.span`
  white-space: nowrap;
`

interface DownloadGuideProps extends Pick<LinkButtonProps, 'variant'> {
  download: Guide['download']
}

/** Downloads the whole guide as one file; shows its size, since mobile data may be costly. */
export const DownloadGuide = ({ download: { url, size }, variant = 'secondary' }: DownloadGuideProps) => (
  <LinkButton href={url} download="" variant={variant} data-print="hide">
    <Icon name="download" />
    <span>
      Download Country Guide <Size>({formatFileSize(size)})</Size>
    </span>
  </LinkButton>
)
