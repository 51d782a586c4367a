// Talking to a person: the card with three ways, one button, and the message form behind them.
export { ContactProvider, useContact } from './contact.tsx'
export { ContactCard } from './contact-card.tsx'
export { WriteToUs } from './write-to-us.tsx'
