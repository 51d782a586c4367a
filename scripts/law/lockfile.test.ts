import { expect, test } from 'vitest'
import { lockfileBreaches, lockfileGaps } from './lockfile.ts'

const whole = {
  packages: {
    '': {},
    'node_modules/tool': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { 'tool-linux-x64': '1.0.0', deep: '2.0.0' },
    },
    'node_modules/tool-linux-x64': { version: '1.0.0' },
    'node_modules/tool/node_modules/deep': { version: '2.0.0' },
  },
}

test('a whole lockfile has no gap', () => {
  expect(lockfileBreaches(whole)).toEqual([])
})

test('a build that is named but absent is a gap', () => {
  const { 'node_modules/tool-linux-x64': _, ...packages } = whole.packages
  expect(lockfileGaps({ packages })).toEqual([{ name: 'tool-linux-x64', version: '1.0.0', dev: true }])
})

test('an address is a breach', () => {
  const packages = { 'node_modules/tool': { resolved: 'https://registry.example/tool.tgz' } }
  expect(lockfileBreaches({ packages })).toHaveLength(1)
})
