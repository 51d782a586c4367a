import { makePlace } from './crash/place.ts'
import { serverRounds } from './crash/server-rounds.ts'
import { writeRounds } from './crash/write-rounds.ts'

// npm run test:crash [-- KILLS]: kills processes in the middle of their writes and looks whether anything is lost.
// On the embedded database, or with DATABASE_URL on a new database of that PostgreSQL server.

const kills = Number(process.argv[2] ?? 20)
if (!Number.isInteger(kills) || kills < 1) {
  console.error('Use: npm run test:crash [-- KILLS]')
  process.exit(1)
}

const parts = [
  { what: 'a process that only writes', rounds: writeRounds, unit: 'writes' },
  { what: 'the server while visitors send messages', rounds: serverRounds, unit: 'messages' },
]
for (const { what, rounds, unit } of parts) {
  console.log(`Killing ${what}, ${kills} times`)
  const place = await makePlace(process.env.DATABASE_URL)
  // Left behind on failure, so that one can look.
  const acknowledged = await rounds(place, kills).catch((error: unknown) => {
    console.error(`✗ ${error instanceof Error ? error.message : error}\n  The data is in ${place.options.DATA_DIR}.`)
    process.exit(1)
  })
  await place.remove()
  if (acknowledged === 0) {
    console.error(`✗ No ${unit} were acknowledged, so nothing was tested.`)
    process.exit(1)
  }
  console.log(`✓ ${kills} kills, ${acknowledged} ${unit} acknowledged, 0 lost`)
}
