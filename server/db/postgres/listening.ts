import pg from 'pg'
import { type ChangeNotice, channel, createListeners, type Listening } from '../told.ts'

const first = 500
const longest = 30_000

/**
 * One connection of its own that listens for what every process tells, as long as somebody wants to hear it. When it is lost
 * another one takes its place, and everybody is told that something may have been missed.
 */
export function listenOn(url: string, onTrouble: (trouble: Error) => void) {
  const listeners = createListeners()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let pause = first
  let begun: Promise<void> | undefined

  const wanted = () => listeners.size > 0

  function again(from: pg.Client): void {
    if (client !== from) return
    client = undefined
    from.end().catch(() => {})
    if (!wanted()) return
    timer = setTimeout(() => void start(true), pause).unref()
    pause = Math.min(pause * 2, longest)
  }

  async function start(missed: boolean): Promise<void> {
    if (client !== undefined || !wanted()) return
    const own = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'oprecht listens' })
    client = own
    own.on('notification', ({ payload = '' }) => listeners.tell(payload))
    own.on('end', () => again(own))
    own.on('error', (error) => {
      onTrouble(new Error('The connection that listens was lost.', { cause: error }))
      again(own)
    })
    try {
      await own.connect()
      await own.query(`listen ${channel}`)
      pause = first
      if (missed) listeners.tell(null)
    } catch (error) {
      onTrouble(new Error('Nobody listens to the database.', { cause: error }))
      again(own)
    }
  }

  async function stop(): Promise<void> {
    clearTimeout(timer)
    begun = undefined
    const own = client
    client = undefined
    await own?.end().catch(() => {})
  }

  return {
    listen(listener: (told: ChangeNotice) => void): Listening {
      const leave = listeners.add(listener)
      begun ??= start(false)
      return {
        begun,
        stop() {
          leave()
          if (!wanted()) void stop()
        },
      }
    },
    stop,
  }
}
