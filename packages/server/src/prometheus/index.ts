export {
  createRegistry,
  DURATION_BUCKETS,
  type MetricsRegistry,
  type RegistryOptions,
} from './create-registry.ts'
