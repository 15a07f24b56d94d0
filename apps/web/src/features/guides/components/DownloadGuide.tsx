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

/** Fetches the whole guide as one file to print or keep; says how much of somebody's data it costs. */
export const DownloadGuide = ({ download: { url, size }, variant = 'secondary' }: DownloadGuideProps) => (
  <LinkButton href={url} download="" variant={variant} data-print="hide">
    <Icon name="download" />
    <span>
      Download Country Guide <Size>({formatFileSize(size)})</Size>
    </span>
  </LinkButton>
)
