import { kill } from './crash/kills.ts'

// npm run test:crash [-- KILLS]: kills processes in the middle of their writes and looks whether anything is lost.
// On the embedded database, or with DATABASE_URL on a new database of that PostgreSQL server.

const kills = Number(process.argv[2] ?? 20)
if (!Number.isInteger(kills) || kills < 1) {
  console.error('Use: npm run test:crash [-- KILLS]')
  process.exit(1)
}

try {
  await kill('writer', kills)
  await kill('server', kills)
  await kill('cases', kills)
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
