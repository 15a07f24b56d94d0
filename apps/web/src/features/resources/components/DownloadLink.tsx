import type { ResourceItem } from '@portal/domain/contract'
import { Icon, LinkButton, type LinkButtonProps } from '@portal/ui'
import { formatFileSize } from '#shared/media/file-size.ts'

interface DownloadLinkProps extends Pick<LinkButtonProps, 'size' | 'variant'> {
  resource: Pick<ResourceItem, 'title' | 'downloadUrl' | 'format' | 'size'>
}

/** A link to a resource's file with its format and size. */
export const DownloadLink = ({ resource, ...look }: DownloadLinkProps) => {
  const { title, downloadUrl, format } = resource
  const cost = `${format}, ${formatFileSize(resource.size)}`
  return (
    <LinkButton href={downloadUrl} download="" aria-label={`Download ${title} (${cost})`} {...look}>
      <Icon name="download" />
      Download ({cost})
    </LinkButton>
  )
}
