import type { Browser, Page } from '@playwright/test'
import { scriptsUntil, text } from './screens-ours.ts'
import { open, settle, timed, typed, visit } from './slow-browser.ts'
import { surveyName } from './survey-form.ts'

const firstField = '#form input:not([type=hidden])'
const path = '/survey/index.html'
const field = (scope: 'main' | 'shareholder', key: string) => `[data-name="${surveyName(scope, key)}"]`

/** The same work as in our questionnaire, in the form of SurveyJS. */
export const surveyBeginning = (browser: Browser, base: string) =>
  visit(browser, { base, firstField }, async (page) => {
    const ready = await open(page, path)
    const scripts = await scriptsUntil(page, ready)
    await settle(page)
    await page.locator(`${field('main', 'industry')} .sd-dropdown`).click()
    const show = await timed(page, { selector: field('main', 'big_registration') }, () =>
      page.getByRole('option', { name: 'Zorg en welzijn' }).click(),
    )
    const submit = await timed(page, { selector: '[id$=_errors] .sd-error, .sd-question__erbox' }, () =>
      page.locator('.sd-navigation__complete-btn').click(),
    )
    return { ready, scripts, show, submit }
  })

export const surveyFounder = (browser: Browser, base: string) =>
  visit(browser, { base, firstField }, async (page) => {
    await open(page, path)
    await settle(page)
    const keys = await typed(page, `${field('shareholder', 'lastname')} input`, text)
    const list = await timed(page, { selector: '[role=listbox] [role=option]' }, () =>
      page.locator(`${field('shareholder', 'country_of_birth')} .sd-dropdown`).click(),
    )
    return { keys, list, language: await switched(page) }
  })

function switched(page: Page): Promise<number> {
  return timed(page, { selector: '.sd-navigation__complete-btn', text: 'Complete' }, () =>
    page.getByRole('button', { name: 'English' }).click(),
  )
}
