import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { allSaved, draftServer, visit } from '#web/testing/index.ts'

const activities = page.getByRole('textbox', { name: 'Wat gaat de BV doen?' })

const held = () => Object.keys(localStorage).filter((key) => key.startsWith('questionnaire/'))

/** A tab that is closed while it is typed in, and is not quite gone when the next one looks. */
async function closing(uuid: string, typed: object): Promise<() => Promise<void>> {
  const name = `questionnaire/${uuid}/${crypto.randomUUID()}`
  let go: () => void = () => undefined
  await new Promise<void>((entered) => {
    void navigator.locks.request(name, () => {
      entered()
      return new Promise<void>((release) => {
        go = release
      })
    })
  })
  localStorage.setItem(name, JSON.stringify({ version: 1, at: Date.now(), unsent: {}, removed: [], drafts: typed }))
  return async () => {
    go()
    // Whoever waited for it before us has had it.
    await navigator.locks.request(name, () => undefined)
  }
}

const typed = { 'main.activities': { value: 'Kaas en boter', base: 'Kaas' } }

test('what a tab still held that was closing is taken over when it has gone', async () => {
  const { server, kept } = draftServer({ main: { activities: 'Kaas' } })
  const gone = await closing(kept.uuid, typed)
  await visit(`/questionnaire/dutch-bv/${kept.uuid}?step=0&substep=0`, { server })
  await expect.element(activities).toHaveValue('Kaas')
  expect(held()).toHaveLength(1)
  await gone()
  await expect.element(activities).toHaveValue('Kaas en boter')
  await expect.poll(() => kept.answers().main.activities).toBe('Kaas en boter')
  await allSaved()
  await expect.poll(held).toEqual([])
})

test.each(['blur', 'visibilitychange'])(
  'who turned away (%s) may be at work there, and a reload finds its own',
  async (away) => {
    const { server, kept } = draftServer({ main: { activities: 'Kaas' } })
    const gone = await closing(kept.uuid, typed)
    await visit(`/questionnaire/dutch-bv/${kept.uuid}?step=0&substep=0`, { server })
    await expect.element(activities).toHaveValue('Kaas')
    window.dispatchEvent(new Event(away))
    await gone()
    expect(held()).toHaveLength(1)
    await expect.element(activities).toHaveValue('Kaas')
  },
)
