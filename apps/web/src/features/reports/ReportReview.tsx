import { Icon, MoreMenu, VisuallyHidden } from '@portal/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { DialogOpener } from '#shared/page/dialog-opener.tsx'
import { paths } from '#shared/urls/paths.ts'
import { LazyReportDialog } from './LazyReportDialog.tsx'

/** Reports a review; without script the page for issues takes it. */
export function ReportReview({ reviewId, reviewer }: { reviewId: number; reviewer: string }) {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  return (
    <>
      <MoreMenu
        label={
          <>
            More about the review by <span translate="no">{reviewer}</span>
          </>
        }
        iconOnly
        variant="quiet"
        size="small"
      >
        <DialogOpener
          variant="quiet"
          href={paths.reportIssue({ page: pathname })}
          onOpen={() => setOpen(true)}
        >
          <Icon name="flag" />
          <span>
            Report
            <VisuallyHidden>
              {' '}
              the review by <span translate="no">{reviewer}</span>
            </VisuallyHidden>
          </span>
        </DialogOpener>
      </MoreMenu>
      <LazyReportDialog
        subject={{ kind: 'review', id: reviewId, name: reviewer }}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  )
}
