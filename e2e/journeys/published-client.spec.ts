import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { linkMailedTo, newPerson } from '../accounts/people.ts'
import { expect, test } from '../fixtures.ts'

// The client that the authors of the protocol publish, as it is, against our server: nothing of ours in between.

const client = fileURLToPath(import.meta.resolve('j-toker'))
const { resolve } = createRequire(client)
const scripts = [...['jquery', 'jquery-deparam', 'pubsub-js', 'jquery.cookie'].map((name) => resolve(name)), client]

// Our pages refuse scripts of others, and rightly so.
test.use({ bypassCSP: true })

type Answer = { readonly good?: Record<string, unknown>; readonly bad?: { readonly data?: Record<string, unknown> } }
type Client = Readonly<Record<string, (options: unknown) => PromiseLike<unknown>>>
type WithClient = { readonly jQuery: { readonly auth: Client } }

/** Calls the client as a page would, and waits for its promise. */
const ask = (page: Page, method: string, options: Record<string, string> = {}): Promise<Answer> =>
  page.evaluate(
    ([name, given]) => {
      const { auth } = (window as unknown as WithClient).jQuery
      return new Promise<Answer>((resolve) =>
        auth[name]?.(given).then(
          (good) => resolve({ good: good as Record<string, unknown> }),
          (bad) => resolve({ bad: bad as Record<string, unknown> }),
        ),
      )
    },
    [method, options] as const,
  )

/** Loads the client into the page; it looks for a token by itself and asks whether that holds. */
async function start(page: Page): Promise<Answer> {
  for (const path of scripts) await page.addScriptTag({ path })
  const at = '/member_auth'
  return ask(page, 'configure', {
    apiUrl: '/api',
    signOutPath: `${at}/sign_out`,
    emailSignInPath: `${at}/sign_in`,
    emailRegistrationPath: at,
    accountUpdatePath: at,
    accountDeletePath: at,
    passwordResetPath: `${at}/password`,
    passwordUpdatePath: `${at}/password`,
    tokenValidationPath: `${at}/validate_token`,
  })
}

test('registers, confirms, signs in, validates, resets and signs out', async ({ page }) => {
  const { email, password } = newPerson()
  const another = 'acht rode rozen'
  const host = '/outbox'

  await page.goto(host)
  expect((await start(page)).bad).toBeDefined()
  const refused = await ask(page, 'emailSignUp', { email, password, password_confirmation: 'iets anders' })
  expect(refused.bad?.data).toMatchObject({
    status: 'error',
    errors: { full_messages: ["Password confirmation doesn't match Password"] },
  })
  const registered = await ask(page, 'emailSignUp', { email, password, password_confirmation: password })
  expect(registered.good).toMatchObject({ status: 'success', data: { email, uid: email, provider: 'email' } })

  await page.goto(await linkMailedTo(page, email, /\/confirmation\?/))
  await expect(page).toHaveURL(/\/outbox\?account_confirmation_success=true$/)

  // The token of registering was kept, and the client validates it when a page opens.
  const validated = await start(page)
  expect(validated.good).toMatchObject({ email, confirmed: true, signedIn: true })
  expect((await ask(page, 'signOut')).good).toMatchObject({ success: true })
  expect((await ask(page, 'validateToken')).bad).toBeDefined()

  const wrong = await ask(page, 'emailSignIn', { email, password: 'iets anders' })
  expect(wrong.bad?.data).toMatchObject({ success: false, errors: ['Invalid login credentials. Please try again.'] })
  expect((await ask(page, 'emailSignIn', { email, password })).good).toMatchObject({ data: { email } })
  await page.goto(host)
  expect((await start(page)).good).toMatchObject({ email, signedIn: true })
  expect((await ask(page, 'updateAccount', { firstname: 'Anna' })).good).toMatchObject({ data: { firstname: 'Anna' } })
  expect((await ask(page, 'signOut')).good).toMatchObject({ success: true })

  expect((await ask(page, 'requestPasswordReset', { email })).good).toMatchObject({ success: true })
  await page.goto(await linkMailedTo(page, email, /\/password\/edit\?/))
  // The client takes the token out of the address and opens the page anew without it.
  await Promise.all([page.waitForURL((url) => !url.searchParams.has('token')), start(page).catch(() => undefined)])
  await page.waitForLoadState()
  expect((await start(page)).good).toMatchObject({ email, allow_password_change: true })
  const changed = await ask(page, 'updatePassword', { password: another, password_confirmation: another })
  expect(changed.good).toMatchObject({ success: true, message: 'Your password has been successfully updated.' })
  expect((await ask(page, 'validateToken')).good).toMatchObject({ email })
  expect((await ask(page, 'signOut')).good).toMatchObject({ success: true })

  expect((await ask(page, 'emailSignIn', { email, password })).bad).toBeDefined()
  expect((await ask(page, 'emailSignIn', { email, password: another })).good).toMatchObject({ data: { email } })
  expect((await ask(page, 'destroyAccount')).good).toMatchObject({ status: 'success' })
})
