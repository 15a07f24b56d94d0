export { ConfigError } from './config-error.ts'
export { findMisspeltVariables, type MisspeltVariable } from './misspelt-variables.ts'
export {
  OBSERVABILITY_VARIABLES,
  toMetricsConfig,
  toTracingConfig,
  type LogLevel,
} from './observability-variables.ts'
export { parseEnvironment, requireVariables, type Variables } from './parse-environment.ts'
export { DELAY_TAKEN, HOST_TAKEN, parseDelay, parseHost, parsePort, PORT_TAKEN } from './parsers.ts'
export { describeVariables, optionalVariable, variable, type VariableDocs } from './variable.ts'
