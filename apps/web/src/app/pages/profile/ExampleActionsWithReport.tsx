import { ExampleActions } from '#features/profile/example/ExampleActions.tsx'
import { LazyReportDialog } from '#features/reports/LazyReportDialog.tsx'

/** The sample business's actions with the dialog to report it. */
export const ExampleActionsWithReport = () => <ExampleActions ReportDialog={LazyReportDialog} />
