import type { notice as dutch } from '../nl/notice.ts'
import type { TextShape } from '../shape.ts'

export const notice = {
  not_found: {
    heading: "Oh, oh... we've lost your track.",
    text: 'This page doesn’t exist, or no longer does. There may be a typo in the address.',
    home: 'Back to the home page',
  },
  not_built: {
    heading: 'This part isn’t open yet',
    text: 'We’re still working on it. The home page shows what you can do today. In a hurry, or have a question? Send us a message and we’ll help you personally.',
    home: 'Go to the home page',
    contact: 'Send us a message',
  },
  unavailable: {
    heading: 'Not available online right now',
    text: 'You can’t arrange this online yourself at the moment. No worries: our team is happy to help and will put you in touch with a notary who can do it for you.',
    home: 'See what you can do online',
  },
  maintenance: {
    heading: 'We’re doing some maintenance',
    first: 'We’re updating {brand}. It usually doesn’t take long: please come back in an hour or so.',
    second: 'Nothing is lost. Everything you filled in will be here when we’re back.',
    support: 'Can’t wait? Email',
  },
} as const satisfies TextShape<typeof dutch>
