export { EndSessionsDialog, PasswordResetDialog } from './AccessDialogs.tsx'
export { RestoreDialog } from './RestoreDialog.tsx'
export { DemoteDialog, PromoteDialog } from './RoleDialog.tsx'
export { SuspendDialog } from './SuspendDialog.tsx'
