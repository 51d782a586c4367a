import { expect, test } from 'vitest'
import { createWebhookSender, isOpenAddress } from './index.ts'

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:93.184.216.34', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['voorbeeld.nl', false],
])('%s is open: %s', (address, expected) => {
  expect(isOpenAddress(address)).toBe(expected)
})

test.each([
  ['http://voorbeeld.nl', 'form'],
  ['https://anna:geheim@voorbeeld.nl/', 'form'],
  ['https://voorbeeld.nl:8080/', 'form'],
  ['ftp://voorbeeld.nl', 'form'],
  ['nergens', 'form'],
  ['https://127.0.0.1/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://0x7f.1/', 'private'],
  ['https://[::1]/', 'private'],
  ['https://[::ffff:10.0.0.1]/', 'private'],
  ['https://localhost/', 'private'],
])('%s is not called: %s', async (url, code) => {
  const { send, demandOpen } = createWebhookSender()
  await expect(demandOpen(url)).rejects.toMatchObject({ code })
  await expect(send({ url, headers: {}, body: '{}' })).rejects.toMatchObject({ code })
})
