import { expect, test } from 'vitest'
import { socketAddress } from './socket-address.ts'

test.each([
  ['tcp://127.0.0.1:3311', { host: '127.0.0.1', port: 3311 }],
  ['tcp://clamav', { host: 'clamav', port: 3310 }],
  ['tcp://clamav/', { host: 'clamav', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['unix:///run/my clamd 100%', { path: '/run/my clamd 100%' }],
  ['unix://run/clamd.ctl', null],
  ['unix:', null],
  ['unix:/', null],
  ['tcp://', null],
  ['tcp://host:99999', null],
  ['tcp://host/path', null],
  ['tcp://user:secret@host', null],
  ['http://host:3310', null],
  ['host:3310', null],
  ['/run/clamav/clamd.ctl', null],
])('%s is %j', (given, address) => {
  expect(socketAddress(given, 3310)).toEqual(address)
})
