import { defineConfig } from 'vitest/config'

/** What is deployed, built and run: images, units, proxies. Needs root and the programs of `install-tools.ts`. */
export default defineConfig({
  test: {
    include: ['src/deployment/**/*.deployment.ts'],
    globalSetup: ['src/deployment/deployables.setup.ts'],
    maxWorkers: 1,
    testTimeout: 400_000,
    hookTimeout: 900_000,
  },
})
