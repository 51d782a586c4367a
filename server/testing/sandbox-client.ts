import { Agent } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { createMollieClient } from '@mollie/api-client'
import { vi } from 'vitest'
import { openTestApp } from './app-open.ts'

/** The service, and the client that the payment provider publishes, at our sandbox. */
export async function openSandboxClient() {
  const service = await openTestApp()
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = service.app.server.address() as AddressInfo
  // It insists on https with its own authorities: only the encryption is taken off its line.
  const line = vi.spyOn(Agent.prototype, 'createConnection').mockImplementation(() => connect(port, '127.0.0.1'))
  const client = createMollieClient({
    apiKey: 'test_0123456789abcdefghijklmnopqrst',
    apiEndpoint: 'https://localhost/sandbox/payments/v2/',
  })
  const close = async () => {
    line.mockRestore()
    await service.close()
  }
  return { service, client, close }
}
