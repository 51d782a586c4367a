import { setTimeout as pause } from 'node:timers/promises'
import { type SentMessages, sendMessage, server, verifyMessages } from '../crash/messages.ts'
import { makePlace } from '../crash/place.ts'
import { between, startVictim } from '../crash/victim.ts'
import type { Count } from '../test/count.ts'
import type { Options } from './asked.ts'
import { type Ending, installed, makeCluster } from './postgres.ts'

// node scripts/attack/database-stops.ts [ROUNDS]: stops a real PostgreSQL under the service while visitors send messages.

type Stops = { readonly rounds: number; readonly acknowledged: number; readonly refused: number }

const visitors = 4

/** Stops a real PostgreSQL under the service, again and again; the embedded database dies only with its process. */
export async function databaseStops({ count }: Options): Promise<Count> {
  if (installed() === undefined) {
    console.log('This needs a PostgreSQL, which bash .ci/with-postgres installs.')
    return { passed: 0, failed: 0 }
  }
  await stopAgain({ rounds: count })
  return { passed: count, failed: 0 }
}

/** Every answer is good or 503 with a Retry-After, the service never ends, and nothing it acknowledged is lost. */
async function stopAgain({ rounds }: { readonly rounds: number }): Promise<Stops> {
  const cluster = await makeCluster()
  try {
    await cluster.start()
    const place = await makePlace(cluster.url)
    const { script, isReady } = server
    const victim = startVictim({ script, isReady, environment: { ...server.environment, ...place.environment } })
    const crowd = startCrowd(server.addressIn(await victim.ready))
    const during = <T>(work: Promise<T>) => Promise.race([work, crowd.wrong, victim.ended.then(() => work)])
    try {
      for (let round = 1; round <= rounds; round += 1) {
        const how: Ending = round % 5 === 0 ? 'frozen' : round % 2 === 0 ? 'immediate' : 'fast'
        await during(crowd.acknowledged(between(20, 120)))
        await cluster.stop(how)
        await during(crowd.refused(visitors))
        await during(crowd.isReady(false))
        await cluster.start()
        await during(crowd.isReady(true))
        await during(crowd.acknowledged(1))
        console.log(`  stop ${round} of ${rounds} (${how}): ${crowd.counts()}`)
      }
      await crowd.leave()
      await verifyMessages(place.options, crowd.sent)
    } finally {
      await victim.kill()
      await place.remove().catch(() => {})
    }
    return { rounds, acknowledged: crowd.sent.acknowledged.size, refused: crowd.turnedAway() }
  } finally {
    await cluster.remove()
  }
}

/** Visitors who keep sending messages, whatever they are answered. */
function startCrowd(address: string) {
  const sent: SentMessages = { acknowledged: new Set(), tried: new Set() }
  const wrong = Promise.withResolvers<never>()
  let turnedAway = 0
  let leaving = false

  async function visit(): Promise<void> {
    while (!leaving) {
      const answer = await sendMessage(address, sent)
      if (answer === undefined) throw new Error('The service did not answer.')
      if (answer.status === 503 && Number(answer.headers.get('retry-after')) > 0) {
        turnedAway += 1
        await pause(20)
      } else if (answer.status !== 202) {
        throw new Error(`The service answered ${answer.status}: ${await answer.text()}`)
      }
      await answer.body?.cancel().catch(() => {})
    }
  }
  const all = Promise.all(Array.from({ length: visitors }, visit))
  all.catch(wrong.reject)
  wrong.promise.catch(() => {})

  const reached = async (count: () => number, more: number) => {
    const goal = count() + more
    while (count() < goal) await pause(20)
  }
  return {
    sent,
    wrong: wrong.promise,
    turnedAway: () => turnedAway,
    counts: () => `${sent.acknowledged.size} messages acknowledged and ${turnedAway} refused so far`,
    acknowledged: (more: number) => reached(() => sent.acknowledged.size, more),
    refused: (more: number) => reached(() => turnedAway, more),
    async isReady(wanted: boolean): Promise<void> {
      while ((await fetch(`${address}/health/ready`)).ok !== wanted) await pause(50)
    },
    async leave(): Promise<void> {
      leaving = true
      await all
    },
  }
}

if (import.meta.main) {
  const { rounds, acknowledged, refused } = await stopAgain({ rounds: Number(process.argv[2] ?? 10) })
  console.log(`✓ ${rounds} stops, ${acknowledged} messages acknowledged, ${refused} refused with 503, 0 lost`)
  process.exit(0)
}
