export { hasBody } from './has-body.ts'
export { createRequestIds, REQUEST_ID_HEADER, type RequestIdOptions } from './request-id.ts'
export {
  addRequestScope,
  getCurrentLogFields,
  getCurrentRequest,
  getLogFields,
  runForRequest,
  toCallHeaders,
  type RequestFields,
  type RequestScope,
} from './request-scope.ts'
