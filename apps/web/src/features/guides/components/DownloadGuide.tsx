import type { Guide } from '@portal/domain/contract'
import { Icon, LinkButton, type LinkButtonProps } from '@portal/ui'
import { fileSize } from '#shared/file-size.ts'

interface DownloadGuideProps extends Pick<LinkButtonProps, 'variant'> {
  download: Guide['download']
}

/** Fetches the whole guide as one file to print or keep; says how much of somebody's data it costs. */
export const DownloadGuide = ({ download: { url, size }, variant = 'secondary' }: DownloadGuideProps) => (
  <LinkButton href={url} download="" variant={variant} data-print="hide">
    <Icon name="download" />
    Download Country Guide ({fileSize(size)})
  </LinkButton>
)
