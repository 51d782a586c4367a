import { dateInAmsterdam, momentInAmsterdam } from '#domain/values/index.ts'
import { systemClock } from '#server/adapters/clock/index.ts'

// node --import ./server/testing/day-by-day.ts server/main.ts: the service from noon on, in which the next day comes when it is told
// to. Only journeys run it.
const day = 86_400_000
// Of the day that it is in Amsterdam: late in the evening that is another one than in Greenwich.
let ahead = momentInAmsterdam(dateInAmsterdam(new Date()), 12 * 60).getTime() - Date.now()
systemClock.now = () => new Date(Date.now() + ahead)
systemClock.today = () => dateInAmsterdam(systemClock.now())
process.on('message', () => {
  ahead += day
  process.send?.('done')
})
// Nobody waits for it with ending.
process.channel?.unref()
