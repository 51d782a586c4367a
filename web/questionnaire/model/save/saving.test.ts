import { describe, expect, test } from 'vitest'
import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import { startAnswers, startProgress } from '#domain/flow/index.ts'
import { productOf } from '#domain/products/index.ts'
import { type Answers, restore } from '#domain/questions/index.ts'
import { addShareholder, removeShareholder } from '#domain/shareholders/index.ts'
import { parseDutchDate } from '#domain/values/index.ts'
import { makeFlowStore } from '../store/flow-store.ts'
import type { LocalCopy } from './local-copy.ts'
import { type ServerState, startQueue } from './queue.ts'
import { startSaving } from './saving.ts'
import type { PatchOutcome } from './transport.ts'

/** A browser with a clock that is turned by hand and a server that answers when it is told to. */
function open(over: Partial<Answers> = {}, marks?: ServerState['marks']) {
  const [product, today] = [productOf('dutch-bv'), parseDutchDate('15-11-2026')]
  if (!product || !today) throw new Error('There is no Dutch BV today.')
  const answers = { ...startAnswers(product), ...over }
  const store = makeFlowStore({ product, context: { today }, answers, progress: startProgress })
  const sent: { patch: QuestionnairePatch; keepalive: boolean; answer: (outcome: PatchOutcome) => Promise<void> }[] = []
  const told: ServerState[] = []
  const judged: string[] = []
  const verdicts: PatchOutcome[] = []
  let copy: LocalCopy | null = null
  let online = true
  let timers: { readonly run: () => void; readonly at: number }[] = []
  const saving = startSaving({
    store,
    queue: startQueue({ answers, version: 1 }),
    send: (patch, { keepalive = false }) =>
      new Promise((resolve) => {
        const answer = async (outcome: PatchOutcome) => {
          resolve(outcome)
          await settled()
        }
        sent.push({ patch, keepalive, answer })
      }),
    ...(marks && { marks }),
    judge: (verdict, paths, ifMatch) => {
      judged.push(`${verdict} ${paths.join()} ${ifMatch}`)
      return Promise.resolve(verdicts.shift() ?? { kind: 'failed' })
    },
    keep: (fresh) => {
      copy = fresh
    },
    remember: () => undefined,
    tell: (fresh) => told.push(fresh),
    isOnline: () => online,
    now: () => 0,
    later: (run, at) => {
      const timer = { run, at }
      timers = [...timers, timer]
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
  })
  /** Everything that was to happen later happens now. */
  const wait = () => {
    const due = timers
    timers = []
    for (const { run } of due) run()
  }
  return {
    store,
    saving,
    sent,
    told,
    judged,
    verdicts,
    wait,
    copy: () => copy,
    delays: () => timers.map(({ at }) => at),
    go: (there: boolean) => {
      online = there
      saving.connected()
    },
  }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
const name = 'main.company_name'

const has = (main: Readonly<Record<string, unknown>>, version = 2): PatchOutcome => ({
  kind: 'saved',
  fresh: { answers: restore({ main, p1: { active: true } }), version },
})

test('a field that is left is sent, acknowledged, and forgotten here', async () => {
  const { store, saving, sent, told, wait, copy } = open()
  expect(saving.status().kind).toBe('saved')
  store.type(name, 'Boter')
  expect(saving.status().kind).toBe('saving')
  wait()
  expect(copy()?.drafts).toEqual({ [name]: { value: 'Boter', base: null } })
  store.leave(name, 'Boter')
  wait()
  expect(sent[0]?.patch).toEqual({ main: { company_name: 'Boter' } })
  await sent[0]?.answer(has({ company_name: 'Boter' }))
  expect(saving.status().kind).toBe('saved')
  expect(told).toHaveLength(1)
  wait()
  expect(copy()).toBeNull()
})

test('a failure is tried again, later each time, and said', async () => {
  const { store, saving, sent, wait, delays } = open()
  store.leave(name, 'Boter')
  wait()
  await sent[0]?.answer({ kind: 'failed' })
  expect(saving.status().kind).toBe('retrying')
  expect(delays()).toContain(1000)
  wait()
  await sent[1]?.answer({ kind: 'failed' })
  expect(delays()).toContain(2000)
  wait()
  await sent[2]?.answer(has({ company_name: 'Boter' }))
  expect(saving.status().kind).toBe('saved')
})

test('offline nothing is sent; back online everything is', () => {
  const { store, saving, sent, wait, go, copy } = open()
  go(false)
  store.leave(name, 'Boter')
  wait()
  expect([saving.status().kind, sent.length]).toEqual(['offline', 0])
  expect(copy()?.unsent).toEqual({ [name]: { value: 'Boter', base: null } })
  go(true)
  wait()
  expect(sent).toHaveLength(1)
})

test('what another tab left behind is shown, kept here and sent', async () => {
  const { store, saving, sent, wait, copy } = open()
  saving.inherit([{ version: 1, at: 0, unsent: {}, removed: [], drafts: { [name]: { value: 'Boter', base: null } } }])
  expect(store.answers().main.company_name).toBe('Boter')
  expect(copy()?.unsent).toEqual({ [name]: { value: 'Boter', base: null } })
  wait()
  expect(sent[0]?.patch).toEqual({ main: { company_name: 'Boter' } })
  await sent[0]?.answer(has({ company_name: 'Boter' }))
  wait()
  expect(copy()).toBeNull()
})

test('what is not right is held back and the rest is saved', async () => {
  const { store, saving, sent, wait, copy } = open()
  store.leave('main.email', 'sanne@')
  store.leave(name, 'Boter')
  wait()
  expect(sent[0]?.patch).toEqual({ main: { company_name: 'Boter' } })
  await sent[0]?.answer(has({ company_name: 'Boter' }))
  wait()
  expect(saving.status()).toEqual({ kind: 'held', count: 1 })
  expect(store.fieldState('main.email').value).toBe('sanne@')
  expect(Object.keys(copy()?.unsent ?? {})).toEqual(['main.email'])
})

test('a conflict about something else is merged and sent again', async () => {
  const { store, saving, sent, wait } = open()
  store.leave(name, 'Boter')
  wait()
  const fresh = { answers: restore({ main: { email: 'a@b.nl' }, p1: { active: true } }), version: 5 }
  await sent[0]?.answer({ kind: 'conflict', fresh })
  wait()
  expect(sent[1]?.patch).toEqual({ main: { company_name: 'Boter' } })
  expect(store.answers().main).toMatchObject({ company_name: 'Boter', email: 'a@b.nl' })
  expect(saving.status().kind).toBe('saving')
})

test('a conflict about the same answer waits for a choice', async () => {
  const { store, saving, sent, wait } = open()
  store.leave(name, 'Boter')
  wait()
  const fresh = { answers: restore({ main: { company_name: 'Kaas' }, p1: { active: true } }), version: 5 }
  await sent[0]?.answer({ kind: 'conflict', fresh })
  wait()
  expect(saving.status().kind).toBe('conflict')
  expect(saving.clashes()).toEqual([{ path: name, mine: 'Boter', theirs: 'Kaas' }])
  expect(sent).toHaveLength(1)
  saving.resolve('theirs')
  expect(store.answers().main.company_name).toBe('Kaas')
  expect(saving.status().kind).toBe('saved')
})

test('closing the page takes along what is being typed, and keeps it here too', () => {
  const { store, saving, sent, copy } = open()
  store.type(name, 'Bote')
  saving.leave()
  expect(sent[0]).toMatchObject({ patch: { main: { company_name: 'Bote' } }, keepalive: true })
  expect(copy()?.drafts).toEqual({ [name]: { value: 'Bote', base: null } })
})

test('a shareholder who is taken out is taken out at the server', () => {
  const { store, sent, wait } = open({ p2: { active: true, firstname: 'Bram' } })
  store.change((answers) => removeShareholder(answers, 'p2'))
  wait()
  expect(sent[0]?.patch).toEqual({ p2: null })
})

describe('who finished their own part cannot go', () => {
  const two = {
    main: { number_of_shares: 120 },
    p1: { active: true, shares: 60 },
    p2: { active: true, firstname: 'Bram', filled_in_by: 'self', shares: 60 },
  } as const
  const stay: PatchOutcome = { kind: 'people_stay', people: ['p2'] }

  test('taken out they are back as they were, with the shares, and everything else is saved', async () => {
    const { store, saving, sent, wait, copy } = open(two)
    store.leave(name, 'Boter')
    store.change((answers) => removeShareholder(answers, 'p2'))
    wait()
    expect(sent[0]?.patch).toEqual({ main: { company_name: 'Boter' }, p1: { shares: 120 }, p2: null })
    await sent[0]?.answer(stay)
    expect(store.answers()).toMatchObject({ ...two, main: { number_of_shares: 120, company_name: 'Boter' } })
    expect([...saving.stays()]).toEqual([['p2', 'complete']])
    wait()
    expect(sent[1]?.patch).toEqual({ main: { company_name: 'Boter' } })
    await sent[1]?.answer(has({ company_name: 'Boter' }))
    wait()
    expect([saving.status().kind, copy(), sent.length]).toEqual(['saved', null, 2])
  })

  test('what was meant to be filled in for them stays theirs, and what is asked of whoever ordered is saved', async () => {
    const { store, sent, wait } = open(two)
    store.type('p2.filled_in_by', 'customer')
    store.leave('p2.birthplace', 'Elders')
    store.leave('p2.firstname', 'Bram Jan')
    wait()
    await sent[0]?.answer(stay)
    expect(store.answers().p2).toEqual({ ...two.p2, firstname: 'Bram Jan' })
    wait()
    expect(sent[1]?.patch).toEqual({ p2: { firstname: 'Bram Jan' } })
  })

  test('somebody new in their place finds another', async () => {
    const { store, sent, wait, go } = open(two)
    go(false)
    store.change((answers) => removeShareholder(answers, 'p2'))
    store.change((answers) => addShareholder(answers).answers)
    store.leave('p2.firstname', 'Kees')
    go(true)
    wait()
    await sent[0]?.answer(stay)
    expect([store.answers().p2, store.answers().p3]).toMatchObject([
      { firstname: 'Bram', filled_in_by: 'self' },
      { active: true, firstname: 'Kees' },
    ])
    wait()
    expect(sent[1]?.patch).toMatchObject({ p3: { active: true, firstname: 'Kees' } })
    expect(sent[1]?.patch).not.toHaveProperty('p2')
  })

  test('refused for another reason they are back too, and it is not tried over and over', async () => {
    const { store, saving, sent, wait } = open(two)
    store.change((answers) => removeShareholder(answers, 'p2'))
    wait()
    await sent[0]?.answer({ kind: 'refused', issues: [{ path: 'p2.firstname', code: 'costs_more' }] })
    expect(store.answers()).toMatchObject(two)
    wait()
    expect([saving.status().kind, sent.length, [...saving.stays()]]).toEqual(['saved', 1, [['p2', 'refused']]])
  })
})

test('a move is saved with what was changed on the way', () => {
  const { store, sent, wait } = open()
  store.leave(name, 'Boter')
  store.stand({ step: 0, temporal_step: 0, substep: 1 })
  wait()
  expect(sent[0]?.patch).toEqual({ main: { company_name: 'Boter' }, step: 0, temporal_step: 0, substep: 1 })
})

test('flush says whether everything is safe', async () => {
  const { store, saving, sent } = open()
  expect(await saving.flush()).toBe(true)
  store.leave(name, 'Boter')
  const flushed = saving.flush()
  await sent[0]?.answer({ kind: 'failed' })
  expect(await flushed).toBe(false)
})

test('a questionnaire that is not ours any more gets nothing, and nothing is thrown away', async () => {
  const { store, saving, sent, wait, copy } = open()
  store.leave(name, 'Boter')
  wait()
  await sent[0]?.answer({ kind: 'gone' })
  wait()
  expect([saving.status().kind, sent.length]).toEqual(['gone', 1])
  expect(Object.keys(copy()?.unsent ?? {})).toEqual([name])
})

describe('what an assistant wrote', () => {
  const mark = { path: name, name: 'Helper', at: '2026-11-15T12:00:00Z', before: null }
  const marked = (main: Readonly<Record<string, unknown>>, version: number, marks = [mark]): ServerState => ({
    answers: restore({ main, p1: { active: true } }),
    version,
    marks,
  })
  const stands = { main: { company_name: 'Boter' } }

  test('is known from the start, and gone once it is confirmed; the other tabs hear it', async () => {
    const { saving, judged, verdicts, told } = open(stands, [mark])
    const work = saving.byAssistant()
    expect(work?.marks).toEqual([mark])
    let drawn = 0
    saving.subscribe(() => {
      drawn += 1
    })
    const fresh = marked({ company_name: 'Boter' }, 2, [])
    verdicts.push({ kind: 'saved', fresh })
    expect(await work?.judge('confirm', [name])).toBe('saved')
    expect(judged).toEqual([`confirm ${name} 1`])
    expect(saving.byAssistant()).toBeNull()
    expect([drawn, told]).toEqual([1, [fresh]])
  })

  test('is heard of with a save that was too late, which is made again', async () => {
    const { store, saving, sent, wait } = open()
    store.leave('main.email', 'sanne@example.nl')
    wait()
    await sent[0]?.answer({ kind: 'conflict', fresh: marked({ company_name: 'Boter' }, 5) })
    expect(saving.byAssistant()?.marks).toEqual([mark])
    expect(store.answers().main).toMatchObject({ company_name: 'Boter', email: 'sanne@example.nl' })
    wait()
    expect(sent[1]?.patch).toMatchObject({ main: { email: 'sanne@example.nl' } })
  })

  test('is heard of when somebody looks again', () => {
    const { store, saving } = open()
    saving.hear(marked({ company_name: 'Boter' }, 2))
    expect(saving.byAssistant()?.marks).toEqual([mark])
    expect(store.answers().main.company_name).toBe('Boter')
  })

  test('of another version is shown anew and not confirmed', async () => {
    const { store, saving, verdicts } = open(stands, [mark])
    verdicts.push({ kind: 'conflict', fresh: marked({ company_name: 'Kaas' }, 3) })
    expect(await saving.byAssistant()?.judge('confirm', [name])).toBe('conflict')
    expect(store.answers().main.company_name).toBe('Kaas')
    expect(saving.byAssistant()?.marks).toEqual([mark])
  })

  test('put back stands also over something wrong that was typed there', async () => {
    const { store, saving, verdicts } = open(stands, [mark])
    store.leave(name, 'B')
    verdicts.push({ kind: 'saved', fresh: marked({ company_name: 'Vroeger' }, 2, []) })
    expect(await saving.byAssistant()?.judge('put_back', [name])).toBe('saved')
    expect(store.fieldState(name).value).toBe('Vroeger')
  })

  test('what is typed goes first, and without a line nothing is said of it', async () => {
    const { store, saving, sent, judged, go } = open(stands, [mark])
    const judging = saving.byAssistant()?.judge('confirm', [name])
    expect(await judging).toBe('failed')
    go(false)
    store.type('main.email', 'sanne@example.nl')
    expect(await saving.byAssistant()?.judge('confirm', [name])).toBe('failed')
    expect([sent.length, judged.length]).toEqual([0, 1])
  })
})
