import { setTimeout as pause } from 'node:timers/promises'
import { caseRounds } from './case-rounds.ts'
import { type SentMessages, sendMessage, server, verifyMessages } from './messages.ts'
import { makePlace, type VictimPlace } from './place.ts'
import { between, startVictim } from './victim.ts'
import { writeRounds } from './write-rounds.ts'

/** Kills the real server while visitors send messages; answers how many it acknowledged. */
export async function serverRounds(place: VictimPlace, kills: number): Promise<number> {
  const sent: SentMessages = { acknowledged: new Set(), tried: new Set() }
  for (let kill = 1; kill <= kills; kill += 1) {
    const { script, isReady } = server
    const victim = startVictim({ script, isReady, environment: { ...server.environment, ...place.environment } })
    const address = server.addressIn(await victim.ready)
    const until = sent.acknowledged.size + between(1, 100)
    const enough = Promise.withResolvers<void>()
    const onAnswer = () => sent.acknowledged.size >= until && enough.resolve()
    const visitors = Array.from({ length: 4 }, () => sendUntilKilled(address, sent, onAnswer))
    // A visitor who is answered wrongly ends the test.
    await Promise.race([enough.promise, victim.ended, Promise.all(visitors)])
    await pause(between(0, 20))
    await victim.kill()
    await Promise.all(visitors)
    await verifyMessages(place.options, sent)
    console.log(`  kill ${kill} of ${kills}: ${sent.acknowledged.size} messages acknowledged so far`)
  }
  return sent.acknowledged.size
}

async function sendUntilKilled(address: string, sent: SentMessages, onAnswer: () => void): Promise<void> {
  while (true) {
    const answer = await sendMessage(address, sent)
    if (answer === undefined) return
    if (answer.status !== 202) throw new Error(`The server answered ${answer.status}: ${await answer.text()}`)
    await answer.body?.cancel().catch(() => {})
    onAnswer()
  }
}

const victims = {
  writer: { what: 'a process that only writes', rounds: writeRounds, unit: 'writes' },
  server: { what: 'the server while visitors send messages', rounds: serverRounds, unit: 'messages' },
  cases: { what: 'the server while people act on cases', rounds: caseRounds, unit: 'actions' },
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
