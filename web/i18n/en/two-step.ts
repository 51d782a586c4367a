import type { twoStep as dutch } from '../nl/two-step.ts'
import type { TextShape } from '../shape.ts'

export const twoStep = {
  heading: 'Two-step login',
  loading: 'Looking how things stand',
  failed: 'That did not work. Nothing has changed: please try again.',
  again: 'Try again',
  expired: 'Setting it up took too long. Start again and you get a new code to scan.',
  off: 'After your password you enter a code from an app on your phone. Someone who knows your password cannot get in with that alone.',
  set_up: 'Set it up',
  on: 'On since {when}. After your password we ask for a code from your app.',
  left: 'You have {left} recovery codes left for when your phone is gone.',
  few_left: 'You have only two recovery codes left. Make new ones and you will never be locked out.',
  one_left: 'You have only one recovery code left. Make new ones and you will never be locked out.',
  none_left: 'Your recovery codes are used up. Make new ones, so that you can get in when your phone is gone.',
  other_phone: 'Another phone or app',
  must: 'Your work here requires this, so it cannot be turned off.',
  renew: {
    open: 'New recovery codes',
    title: 'Make new recovery codes',
    text: 'Enter a code and we make ten new ones. The previous ones will no longer work.',
    submit: 'Make new recovery codes',
    busy: 'Making new recovery codes',
  },
  remove: {
    open: 'Turn off',
    title: 'Turn off two-step login?',
    text: 'After that your password is enough to log in. Your recovery codes will no longer work.',
    submit: 'Turn it off',
    busy: 'Turning it off',
    done: 'Two-step login is off.',
  },
  begin: {
    heading: 'Two-step login',
    intro:
      'From now on you enter a code from an app on your phone after your password. Someone who knows your password cannot get in with that alone.',
    required:
      'You work with data of others. That is why we ask for a code from an app on your phone after your password. Set it up now and you can start working.',
    app: 'Put an app for login codes on your phone, if you do not have one yet.',
    scan: 'Scan the QR code that we show you.',
    keep: 'Keep the recovery codes that you get after that.',
    submit: 'Show the QR code',
    busy: 'Making your QR code',
    later: 'Set it up later',
  },
  replace: {
    heading: 'Another phone or app',
    intro: 'First show that it is you, with a code from your current app or with a recovery code.',
    submit: 'Continue',
    back: 'Back to my account',
  },
  scan: {
    heading: 'Scan this code',
    intro: 'Open your app for login codes, add an account and point your camera at the picture.',
    picture: 'QR code with the key for your app',
    instead: 'Scanning does not work? Copy this key into your app:',
    copy: 'Copy the key',
    copied: 'The key was copied.',
    open: 'Open in an app on this device',
    submit: 'Confirm',
    busy: 'Checking your code',
  },
  done: {
    heading: 'Keep your recovery codes',
    intro:
      'It is on. When your phone is gone, one of these codes lets you in. Each code works once. We show them only once: keep them somewhere else than on your phone.',
    on: 'I have kept them, continue',
  },
  codes: {
    title: 'Recovery codes of {brand}',
    label: 'Recovery codes',
    copy: 'Copy',
    copied: 'The recovery codes were copied.',
    download: 'Download',
    print: 'Print',
    file: 'recovery-codes.txt',
  },
} satisfies TextShape<typeof dutch>
