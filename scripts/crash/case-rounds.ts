import { setTimeout as pause } from 'node:timers/promises'
import { type CrashDesk, makeDesk } from './case-desk.ts'
import { type Doing, doings } from './case-doings.ts'
import { historyBefore, type Tally, verifyCases } from './case-verdict.ts'
import { server } from './messages.ts'
import type { VictimPlace } from './place.ts'
import { between, startVictim } from './victim.ts'

/** Kills the real server while an office and its founders act on cases; answers how many actions it acknowledged. */
export async function caseRounds(place: VictimPlace, kills: number): Promise<number> {
  const desk = await makeDesk(place)
  const before = await historyBefore(place, desk)
  const tally: Tally = { acknowledged: new Map(), cutOff: new Map() }
  const total = () => [...tally.acknowledged.values()].reduce((sum, count) => sum + count, 0)
  for (let kill = 1; kill <= kills; kill += 1) {
    const { script, isReady } = server
    const victim = startVictim({ script, isReady, environment: { ...server.environment, ...place.environment } })
    const address = server.addressIn(await victim.ready)
    const until = total() + between(1, 40)
    const enough = Promise.withResolvers<void>()
    const onAnswer = () => total() >= until && enough.resolve()
    const actors = Array.from({ length: 4 }, () => actUntilKilled(address, desk, tally, onAnswer))
    await Promise.race([enough.promise, victim.ended, Promise.all(actors)])
    await pause(between(0, 20))
    await victim.kill()
    await Promise.all(actors)
    await verifyCases(place, desk, before, tally)
    console.log(`  kill ${kill} of ${kills}: ${total()} actions acknowledged so far`)
  }
  return total()
}

const anyOf = <Thing>(things: readonly Thing[]): Thing => {
  const found = things[between(0, things.length - 1)]
  if (found === undefined) throw new Error('There is nothing to choose from.')
  return found
}

async function actUntilKilled(address: string, desk: CrashDesk, tally: Tally, onAnswer: () => void): Promise<void> {
  while (true) {
    const [one, doing] = [anyOf(desk.cases), anyOf(doings)]
    const key = `${one.uuid} ${doing.action}`
    const token = doing.by === 'founder' ? one.founder : anyOf(desk.clerks)
    const answer = await ask(`${address}${doing.at(one)}`, doing, token)
    if (answer === undefined) {
      tally.cutOff.set(key, (tally.cutOff.get(key) ?? 0) + 1)
      return
    }
    // What cannot be done now is another's doing.
    if (answer.status >= 300 && answer.status !== 409) {
      throw new Error(`${doing.action} was answered with ${answer.status}: ${await answer.text()}`)
    }
    if (answer.ok) tally.acknowledged.set(key, (tally.acknowledged.get(key) ?? 0) + 1)
    await answer.body?.cancel().catch(() => {})
    onAnswer()
  }
}

const ask = (url: string, { method, payload }: Doing, token: Readonly<Record<string, string>>) =>
  fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...token },
    body: JSON.stringify(payload),
  }).catch(() => undefined)
