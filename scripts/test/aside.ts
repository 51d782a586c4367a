import { spawn } from 'node:child_process'

/** Runs a command of the project beside others: what it says is shown in one piece when it is over. */
export function aside(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const said: Buffer[] = []
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said))
      if (code === 0) resolve()
      else reject(new Error(`${command} ${args.join(' ')} failed.`))
    })
  })
}
