import type { contact as dutch } from '../nl/contact.ts'
import type { TextShape } from '../shape.ts'

export const contact = {
  card: {
    heading: 'Rather talk it over first?',
    text: 'Our team is happy to help you decide.',
    chat: 'Chat',
    phone: 'Call us',
    phone_named: 'Call us at {number}',
    meeting: 'Book a meeting',
    new_tab: '(opens in a new tab)',
    chat_open: 'The chat is open, in the bottom right corner.',
    chat_coming: 'Loading the chat',
    opening: 'Loading the form',
  },
} as const satisfies TextShape<typeof dutch>
