import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{domain,contract,server,web,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    // A slow machine is not a failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    passWithNoTests: false,
  },
})
