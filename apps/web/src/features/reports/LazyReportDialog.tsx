import { lazyDialog } from '#shared/page/lazy-dialog.tsx'
import type { ReportDialogProps } from './reports.api.ts'

/** The dialog to report something, whose script is loaded when it is opened. */
export const LazyReportDialog = lazyDialog<ReportDialogProps>(() =>
  import('./ReportDialog.tsx').then((part) => part.ReportDialog),
)
