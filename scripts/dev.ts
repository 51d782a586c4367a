import { spawn } from 'node:child_process'

// Two processes, each reloading its own side; the screens are served by Vite, which passes calls on to the server.
const api = process.env.PORT ?? '3000'
// Commands of the project are scripts there.
const shell = process.platform === 'win32'
const children = [
  spawn('node', ['--watch-path=server', '--watch-path=domain', '--watch-path=contract', 'server/main.ts'], {
    stdio: 'inherit',
    shell,
    env: { ...process.env, PORT: api, PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173' },
  }),
  spawn('vite', [], { stdio: 'inherit', shell, env: { ...process.env, API_PORT: api } }),
]

for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM')
    process.exitCode = code ?? 1
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
