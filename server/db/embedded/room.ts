import { statfs } from 'node:fs/promises'
import { DatabaseTrouble } from '../trouble.ts'

/** Two pieces of the log, which the engine asks for as a whole: without one it panics. */
const least = 32 * 1024 * 1024

type Disk = { readonly bavail: number; readonly bsize: number }

export async function checkRoom(folder: string): Promise<void> {
  refuseFullDisk(await statfs(folder), folder)
}

export function refuseFullDisk({ bavail, bsize }: Disk, folder: string): void {
  if (bavail * bsize >= least) return
  throw new DatabaseTrouble('53100', `The disk of ${folder} is as good as full.`)
}
