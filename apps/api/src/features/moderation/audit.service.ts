/** The audit trail, for every feature in which administrators act. */
export { insertAudit } from './audit.repository.ts'
