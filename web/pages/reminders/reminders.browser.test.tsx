import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { axeClean, fits, visit } from '#web/testing/index.ts'

type Stops = { readonly stopped: readonly string[] }

/** The page of a link, and what was asked for on it. */
async function open(kind: string, { key = 'draft.x.y', lang = '', status = 200 } = {}): Promise<unknown[]> {
  const sent: unknown[] = []
  await visit(`/questionnaire/reminders?key=${key}${lang}`, {
    server: {
      [`GET /api/reminders/${key}`]: { status, body: status === 200 ? { kind, stopped: [] } : { errors: [] } },
      [`PUT /api/reminders/${key}`]: (body: unknown) => {
        sent.push(body)
        return { body: { kind, stopped: (body as Stops).stopped } }
      },
    },
  })
  return sent
}

const button = (name: string) => page.getByRole('button', { name })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test('reminders of a kind stop by a press, then all of them, and come again when somebody thinks again', async () => {
  await page.viewport(390, 844)
  const sent = await open('draft')
  await expect.element(heading('Herinneringen uitzetten')).toBeVisible()
  expect(sent).toEqual([])
  await axeClean()
  await button('Stop met herinneren aan concepten').click()
  await expect.element(heading('De herinneringen staan uit')).toHaveFocus()
  await expect.element(page.getByText('Wat je hebt ingevuld, blijft gewoon staan.', { exact: false })).toBeVisible()
  await button('Stop met alle herinneringen').click()
  await expect.element(page.getByText('Je krijgt geen enkele herinnering meer.', { exact: false })).toBeVisible()
  await axeClean()
  await button('Zet ze weer aan').click()
  await expect.element(heading('Herinneringen uitzetten')).toBeVisible()
  expect(sent).toEqual([{ stopped: ['draft'] }, { stopped: ['draft', 'order', 'case', 'signature'] }, { stopped: [] }])
  await fits()
})

test('a link that is none of ours says what to do, in the language of the mail', async () => {
  await open('case', { key: 'broken', lang: '&lang=en', status: 404 })
  await expect.element(heading('This link is not right')).toBeVisible()
  await axeClean()
})
