import type { EditableField } from '@portal/domain/business'

/** In which version of a business a field was last changed; the version of a business is the latest of its fields'. */
export interface BusinessFieldVersionsTable {
  business_id: number
  field: EditableField
  version: number
}

declare module '#db/database.ts' {
  interface Database {
    business_field_versions: BusinessFieldVersionsTable
  }
}
