import type { AssistantWords } from './nl-assistant.ts'

export const enAssistant: AssistantWords = {
  hello: (name) => (name === undefined ? 'Hello,' : `Hello ${name},`),
  somebody: 'Your assistant',
  subject: ({ assistant, day }) => `${assistant} stops on ${day}`,
  title: ({ assistant }) => `${assistant} helps for one more day`,
  paragraphs: ({ assistant, day }) => [
    `You let ${assistant} help you until ${day}. After that this assistant can no longer read or fill in anything.`,
    'Fine by you? Then there is nothing to do. If you still want its help, connect the assistant again afterwards.',
    'Your account shows what the assistant filled in. You can also make it stop sooner there.',
  ],
  action: 'See your assistants',
  greeting: ({ brand }) => `Kind regards,\nthe ${brand} team`,
  footer: ({ brand, support_email }) => [
    `${brand} · ${support_email}`,
    `You get this email because you connected an assistant at ${brand}.`,
  ],
}
