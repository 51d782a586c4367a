import { expect, test } from 'vitest'
import { readClientDocument } from './index.ts'

test.each([
  ['http://nova.example/client.json', 'form'],
  ['https://anna:geheim@nova.example/', 'form'],
  ['https://nova.example:8443/', 'form'],
  ['https://127.0.0.1/', 'private'],
  ['https://169.254.169.254/latest/meta-data', 'private'],
  ['https://2130706433/', 'private'],
  ['https://[::1]/', 'private'],
  ['https://[::ffff:10.0.0.1]/', 'private'],
  ['https://localhost/', 'private'],
])('%s is not read: %s', async (url, code) => {
  await expect(readClientDocument(url)).rejects.toMatchObject({ code })
})
