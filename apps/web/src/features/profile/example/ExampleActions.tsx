import { Button, Cluster, Icon, MoreMenu } from '@portal/ui'
import { useState, type ComponentType } from 'react'
import type { ReportDialogProps } from '#features/reports/reports.api.ts'
import { DialogOpener } from '#shared/page/dialog-opener.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Share } from '../Share.tsx'
import { EXAMPLE } from './example.ts'
import { useSampleNote } from './use-sample-note.ts'

export interface ExampleActionsProps {
  /** The dialog to report it, which is another feature's. */
  ReportDialog: ComponentType<ReportDialogProps>
}

const SUBJECT = { kind: 'business', id: null, name: EXAMPLE.name } as const

/** Share, Save and Report of the sample business: the first works, the others say what they do on a real listing. */
export function ExampleActions({ ReportDialog }: ExampleActionsProps) {
  const [isReporting, setIsReporting] = useState(false)
  const explain = useSampleNote()
  return (
    <Cluster gap={8} data-print="hide">
      <Share business={EXAMPLE} path={paths.exampleBusiness()} />
      <Button
        variant="secondary"
        aria-label={`Save ${EXAMPLE.name}`}
        onClick={() => explain('On a real listing, the heart saves it under Saved businesses.')}
      >
        <Icon name="heart" />
        Save
      </Button>
      <MoreMenu label="More" iconOnly>
        <DialogOpener variant="quiet" href={paths.directory()} onOpen={() => setIsReporting(true)}>
          <Icon name="flag" />
          Report
        </DialogOpener>
      </MoreMenu>
      <ReportDialog subject={SUBJECT} open={isReporting} onOpenChange={setIsReporting} />
    </Cluster>
  )
}
