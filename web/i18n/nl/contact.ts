export const contact = {
  card: {
    heading: 'Liever eerst overleggen?',
    text: 'Onze mensen denken graag met je mee.',
    chat: 'Chat',
    phone: 'Bel ons',
    phone_named: 'Bel ons op {number}',
    meeting: 'Plan een gesprek',
    new_tab: '(opent in een nieuw tabblad)',
    chat_open: 'De chat staat open, rechtsonder in beeld.',
    chat_coming: 'De chat wordt geladen',
    opening: 'Het formulier wordt geladen',
  },
} as const
