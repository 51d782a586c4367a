import { makePlace } from './place.ts'
import { serverRounds } from './server-rounds.ts'
import { writeRounds } from './write-rounds.ts'

const victims = {
  writer: { what: 'a process that only writes', rounds: writeRounds, unit: 'writes' },
  server: { what: 'the server while visitors send messages', rounds: serverRounds, unit: 'messages' },
} as const

/** Kills a process in the middle of its writes, so many times, and looks whether anything is lost; rejects when it is. */
export async function kill(victim: keyof typeof victims, kills: number): Promise<void> {
  const { what, rounds, unit } = victims[victim]
  console.log(`Killing ${what}, ${kills} times`)
  const place = await makePlace(process.env.DATABASE_URL)
  // Left behind on failure, so that one can look.
  const acknowledged = await rounds(place, kills).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`${message}\n  The data is in ${place.options.DATA_DIR}.`, { cause: error })
  })
  await place.remove()
  if (acknowledged === 0) throw new Error(`No ${unit} were acknowledged, so nothing was tested.`)
  console.log(`✓ ${kills} kills, ${acknowledged} ${unit} acknowledged, 0 lost`)
}
