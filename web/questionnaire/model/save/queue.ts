import type { Questionnaire } from '#contract/questionnaires.ts'
import { type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import type { Issue } from '#domain/issues/index.ts'
import type { Answers, ShareholderAnswers } from '#domain/questions/index.ts'
import { firstShareholder, participantKeys } from '#domain/shareholders/index.ts'
import { isSame } from '#domain/values/index.ts'
import type { AnswerDifference } from '../store/answer-changes.ts'
import { parsePath, readAnswer, withAnswer } from '../store/answers.ts'

/** An answer that the server does not have yet. */
export interface Unsent {
  /** Null takes the answer away. */
  readonly value: unknown
  /** What stood there when the founder changed it: if the server has something else by now, someone else changed it too. */
  readonly base: unknown
}

/** Where someone stands, as the server keeps it. */
interface SentPlace {
  readonly step: number
  readonly temporal_step: number
  readonly substep: number
}

/** What is under way to the server. */
export interface Flight {
  readonly fields: ReadonlyMap<string, unknown>
  readonly removed: readonly ShareholderKey[]
  readonly place: SentPlace | null
}

/** Somebody who is to be taken out. */
interface Removal {
  /** How they stood when that was decided. */
  readonly row: ShareholderAnswers
  /** What changed with it: the shares of the others, divided anew. */
  readonly followed: readonly AnswerDifference[]
}

/** Why somebody who was to go is still there: their own part is complete, or the server has another reason. */
export type WhyStays = 'complete' | 'refused'

export interface SaveQueue {
  /** What the server had when we last heard of it. */
  readonly server: Answers
  readonly version: number
  readonly unsent: ReadonlyMap<string, Unsent>
  /** Shareholders to take out. */
  readonly removed: ReadonlyMap<ShareholderKey, Removal>
  /** Who was put back. */
  readonly stays: ReadonlyMap<ShareholderKey, WhyStays>
  readonly place: SentPlace | null
  readonly flight: Flight | null
  /** Values the server refused; they are not sent again until they change. */
  readonly refused: ReadonlyMap<string, { readonly value: unknown; readonly issue: Issue }>
  /** How often in a row nothing came through. */
  readonly failures: number
  /** The questionnaire is not ours to open (any more). */
  readonly gone: boolean
}

export interface ServerState {
  readonly answers: Answers
  readonly version: number
  /** What an assistant wrote and nobody confirmed yet. */
  readonly marks?: Questionnaire['by_assistant']
}

export const startQueue = ({ answers, version }: ServerState): SaveQueue => ({
  server: answers,
  version,
  unsent: new Map(),
  removed: new Map(),
  stays: new Map(),
  place: null,
  flight: null,
  refused: new Map(),
  failures: 0,
  gone: false,
})

const isOf = (key: ShareholderKey) => (path: string) => parsePath(path)?.owner === key

const without = <Value>(map: ReadonlyMap<string, Value>, drop: (path: string, value: Value) => boolean) =>
  new Map([...map].filter(([path, value]) => !drop(path, value)))

/** Answers were changed. */
export function noteChanges(queue: SaveQueue, changes: readonly AnswerDifference[]): SaveQueue {
  const unsent = new Map(queue.unsent)
  for (const { path, before, after } of changes) {
    const base = unsent.has(path) ? unsent.get(path)?.base : before
    const stands = queue.flight?.fields.has(path) ? queue.flight.fields.get(path) : readAnswer(queue.server, path)
    // Changed back to what the server has: there is nothing to send.
    if (isSame(after, stands) && !queue.flight?.fields.has(path) && !goesBeforeRemoval(queue, path)) unsent.delete(path)
    else unsent.set(path, { value: after ?? null, base })
  }
  const refused = without(queue.refused, (path, { value }) => {
    const now = unsent.get(path)
    return now === undefined || !isSame(now.value, value)
  })
  return { ...queue, unsent, refused }
}

/** Whoever is taken out and put back is empty at the server in between. */
const goesBeforeRemoval = (queue: SaveQueue, path: string): boolean => {
  const owner = parsePath(path)?.owner
  return owner !== undefined && owner !== 'main' && queue.removed.has(owner)
}

/** A shareholder was taken out: nothing of what they answered needs sending any more. */
export function noteRemoval(
  queue: SaveQueue,
  key: ShareholderKey,
  row: ShareholderAnswers,
  followed: readonly AnswerDifference[] = [],
): SaveQueue {
  const removed = new Map(queue.removed)
  // Whom the server never heard of need not be taken out there.
  const isKnown = queue.server[key].active === true || [...(queue.flight?.fields.keys() ?? [])].some(isOf(key))
  if (isKnown && !removed.has(key)) removed.set(key, { row, followed })
  return {
    ...queue,
    removed,
    stays: new Map([...queue.stays].filter(([one]) => one !== key)),
    unsent: without(queue.unsent, isOf(key)),
    refused: without(queue.refused, isOf(key)),
  }
}

export const notePlace = (queue: SaveQueue, place: SentPlace): SaveQueue => ({ ...queue, place })

/** What can be sent now; null when there is nothing, something is under way, or a person must choose first. */
export function nextFlight(queue: SaveQueue, accepts: (path: string, value: unknown) => boolean): Flight | null {
  if (queue.flight || queue.gone || clashesIn(queue).length > 0) return null
  const fields = new Map(
    [...queue.unsent]
      .filter(
        ([path, { value }]) => !queue.refused.has(path) && !goesBeforeRemoval(queue, path) && accepts(path, value),
      )
      .map(([path, { value }]) => [path, value]),
  )
  const flight = { fields, removed: [...queue.removed.keys()], place: queue.place }
  return fields.size > 0 || flight.removed.length > 0 || flight.place ? flight : null
}

export const withFlight = (queue: SaveQueue, flight: Flight): SaveQueue => ({ ...queue, flight })

/** The server has it: what was not changed again meanwhile is done. */
export function acknowledge(queue: SaveQueue, fresh: ServerState): SaveQueue {
  const { flight } = queue
  if (!flight) return withServerState(queue, fresh)
  const unsent = new Map(queue.unsent)
  for (const [path, sent] of flight.fields) {
    const now = unsent.get(path)
    if (now && isSame(now.value, sent)) unsent.delete(path)
    else if (now) unsent.set(path, { value: now.value, base: readAnswer(fresh.answers, path) ?? null })
  }
  const removed = new Map([...queue.removed].filter(([key]) => !flight.removed.includes(key)))
  const place = isSame(queue.place, flight.place) ? null : queue.place
  // What was typed for someone after they were put back begins from an empty place.
  for (const [path, { value }] of unsent) {
    if (flight.removed.some((key) => isOf(key)(path))) {
      unsent.set(path, { value, base: readAnswer(fresh.answers, path) ?? null })
    }
  }
  return { ...queue, server: fresh.answers, version: fresh.version, unsent, removed, place, flight: null, failures: 0 }
}

/** Some values were refused: they stay here, the rest goes on without them. */
export function withRefusal(queue: SaveQueue, issues: readonly Issue[]): SaveQueue {
  const { flight } = queue
  if (!flight) return queue
  const named = issues.filter(({ path }) => flight.fields.has(path))
  if (named.length === 0 && flight.removed.length > 0) return withPeopleBack(queue, flight.removed, 'refused')
  // Refused without a name: nothing of it may be tried over and over again.
  const blamed =
    named.length > 0 ? named : [...flight.fields.keys()].map((path): Issue => ({ path, code: 'wrong_type' }))
  const refused = new Map(queue.refused)
  for (const issue of blamed) refused.set(issue.path, { value: flight.fields.get(issue.path), issue })
  return { ...queue, refused, flight: null, place: blamed.length > 0 ? queue.place : null, failures: 0 }
}

/** Somebody new who was put in the place of one who turns out to be there still: in the first place that is free. */
function besides(queue: SaveQueue, key: ShareholderKey): ReadonlyMap<string, Unsent> {
  const others = without(queue.unsent, isOf(key))
  const isFree = (one: ShareholderKey) =>
    one !== firstShareholder && queue.server[one].active !== true && ![...others.keys()].some(isOf(one))
  const free = shareholderKeys.find(isFree)
  if (free === undefined || queue.unsent.get(`${key}.active`)?.value !== true) return others
  const theirs = [...queue.unsent].filter(([path]) => isOf(key)(path))
  const moved = theirs.map(([path, { value }]): [string, Unsent] => [
    `${free}${path.slice(key.length)}`,
    { value, base: readAnswer(queue.server, `${free}${path.slice(key.length)}`) ?? null },
  ])
  return new Map([...others, ...moved])
}

/** Not theirs to say who fills in their own part, and so neither what it says. */
const isOfOwnPart = (key: ShareholderKey) => (path: string) => {
  const at = parsePath(path)
  return at?.owner === key && (at.key === 'filled_in_by' || participantKeys.has(at.key))
}

/** These cannot go: they stand as they stood, and so does what changed with it unless it was changed again since. */
export function withPeopleBack(queue: SaveQueue, people: readonly ShareholderKey[], why: WhyStays): SaveQueue {
  let back = queue
  for (const key of people) {
    const { followed } = back.removed.get(key) ?? { followed: [] }
    const unsent = new Map(back.removed.has(key) ? besides(back, key) : without(back.unsent, isOfOwnPart(key)))
    for (const { path, before, after } of followed) {
      const now = unsent.get(path)
      if (now === undefined || !isSame(now.value, after)) continue
      if (isSame(before, readAnswer(back.server, path) ?? null)) unsent.delete(path)
      else unsent.set(path, { ...now, value: before })
    }
    const removed = new Map([...back.removed].filter(([one]) => one !== key))
    back = { ...back, unsent, removed, stays: new Map(back.stays).set(key, why) }
  }
  const refused = without(back.refused, (path) => !back.unsent.has(path))
  return { ...back, refused, flight: null, failures: 0 }
}

/** Nothing came through; it is tried again. */
export const withFailure = (queue: SaveQueue): SaveQueue => ({ ...queue, flight: null, failures: queue.failures + 1 })

export const withoutQuestionnaire = (queue: SaveQueue): SaveQueue => ({ ...queue, flight: null, gone: true })

/** Someone else went on: another tab, another device. What both changed differently is left to a person to decide. */
export function withServerState(queue: SaveQueue, fresh: ServerState): SaveQueue {
  const unsent = without(queue.unsent, (path, { value }) => isSame(value, readAnswer(fresh.answers, path)))
  const removed = new Map([...queue.removed].filter(([key]) => fresh.answers[key].active === true))
  return { ...queue, server: fresh.answers, version: fresh.version, unsent, removed, flight: null, failures: 0 }
}

/** With what another tab left behind: what was changed here since goes before it. */
export const withInherited = (queue: SaveQueue, { unsent, removed }: SaveQueue): SaveQueue => ({
  ...queue,
  unsent: new Map([...without(unsent, (path) => goesBeforeRemoval(queue, path)), ...queue.unsent]),
  removed: new Map([...[...removed].filter(([key]) => ![...queue.unsent.keys()].some(isOf(key))), ...queue.removed]),
})

/** Someone who was taken out elsewhere while answers for them were given here. */
const removedElsewhere = (queue: SaveQueue, path: string): boolean => {
  const owner = parsePath(path)?.owner
  if (owner === undefined || owner === 'main' || owner === 'p1' || queue.removed.has(owner)) return false
  return queue.server[owner].active !== true && !queue.unsent.has(`${owner}.active`)
}

/** Answers that were changed both here and elsewhere; a bare `p2` is someone taken out on one side only. */
export function clashesIn(queue: SaveQueue): readonly string[] {
  const clashes = new Set<string>()
  for (const [path, { value, base }] of queue.unsent) {
    const theirs = readAnswer(queue.server, path)
    if (goesBeforeRemoval(queue, path)) continue
    if (removedElsewhere(queue, path)) clashes.add(parsePath(path)?.owner ?? path)
    else if (!isSame(theirs, base) && !isSame(theirs, value)) clashes.add(path)
  }
  for (const [key, { row }] of queue.removed) {
    if (queue.server[key].active === true && !isSame(queue.server[key], row)) clashes.add(key)
  }
  return [...clashes]
}

/** The founder chose: what stands here, or what stands there. `mine` is everything as it is here. */
export function settleClashes(queue: SaveQueue, choice: 'mine' | 'theirs', mine: Answers): SaveQueue {
  const unsent = new Map(queue.unsent)
  const removed = new Map(queue.removed)
  for (const clash of clashesIn(queue)) {
    const key = parsePath(clash) ? null : (clash as ShareholderKey)
    const own = unsent.get(clash)
    if (key === null && own) {
      if (choice === 'theirs') unsent.delete(clash)
      else unsent.set(clash, { ...own, base: readAnswer(queue.server, clash) ?? null })
    } else if (key !== null && removed.has(key)) {
      if (choice === 'theirs') removed.delete(key)
      else removed.set(key, { row: queue.server[key], followed: [] })
    } else if (key !== null) {
      for (const path of [...unsent.keys()].filter(isOf(key))) unsent.delete(path)
      // Put back with everything that was answered for them here.
      const row = choice === 'mine' ? Object.entries(mine[key]) : []
      for (const [name, value] of row) {
        unsent.set(`${key}.${name}`, { value, base: readAnswer(queue.server, `${key}.${name}`) ?? null })
      }
    }
  }
  return { ...queue, unsent, removed }
}

/** The server's answers with everything over them that it does not have yet. */
export function mergedAnswers(queue: SaveQueue, emptied: ShareholderAnswers = { active: false, substep: 0 }): Answers {
  let answers = queue.server
  for (const key of queue.removed.keys()) answers = { ...answers, [key]: emptied }
  for (const [path, { value }] of queue.unsent) answers = withAnswer(answers, path, value)
  return answers
}

/** Seconds grow as it fails longer: 1, 2, 4, 8, 16 and then every 30. */
export const retryAfter = (failures: number): number =>
  failures === 0 ? 0 : Math.min(1000 * 2 ** (failures - 1), 30_000)
