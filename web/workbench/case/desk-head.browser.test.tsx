import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, axeClean, visit } from '#web/testing/index.ts'
import { caseAnswers, notary, officeCase } from '../samples.ts'

const menu = () => page.getByRole('button', { name: 'Menu van Jelle Hoekstra' })

async function open(): Promise<void> {
  await visit('/notary/c?field=p2.firstname', {
    as: notary,
    server: {
      ...caseAnswers(officeCase()),
      'GET /api/account/second_factor': {
        body: { on: false, required: false, offered: true, confirmed_at: null, recovery_codes_left: 0 },
      },
    },
  })
  await expect.element(menu()).toBeVisible()
}

test('the menu at the name is opened, walked and closed by keys alone', async () => {
  await open()
  menu().element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Mijn account' })).toHaveFocus()
  await axeClean()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Mijn eigen bedrijven' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('menuitem', { name: 'Uitloggen' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu()).toHaveFocus()
  await expect.element(menu()).toHaveAttribute('aria-expanded', 'false')
})

test('the second factor leads back to where one was', async () => {
  await open()
  menu().element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Mijn account' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Inloggen in twee stappen' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await address().toBe('/questionnaire/second-factor?redirect_url=%2Fnotary%2Fc%3Ffield%3Dp2.firstname')
})

test('the workbench speaks English when asked, and stays where it was', async () => {
  await open()
  await page.getByRole('button', { name: /^en/ }).click()
  await expect.element(page.getByRole('button', { name: 'Menu of Jelle Hoekstra' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Answers and documents' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'What is needed now' })).toBeVisible()
  await address().toBe('/notary/c?field=p2.firstname')
  await axeClean()
})
