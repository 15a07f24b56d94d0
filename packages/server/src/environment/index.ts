export { ConfigError } from './config-error.ts'
export { findMisspeltVariables, type MisspeltVariable } from './misspelt-variables.ts'
export {
  OBSERVABILITY_VARIABLES,
  toMetricsConfig,
  toTracingConfig,
  type LogLevel,
} from './observability-variables.ts'
export { parseEnvironment, requireVariables, type Variables } from './parse-environment.ts'
export { DELAY_FORMAT, HOST_FORMAT, parseDelay, parseHost, parsePort, PORT_FORMAT } from './parsers.ts'
export { describeVariables, optionalVariable, variable, type VariableDocs } from './variable.ts'
