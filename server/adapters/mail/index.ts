// Mail leaves through this door: what a mail is, how it looks, its words, and the two ways it can go.
export { accountMails } from './account.ts'
export { contactMails } from './contact.ts'
export { estimateMail } from './estimate.ts'
export { orderMail } from './order.ts'
export { fakeMailer, type Mail, MailError, type Mailer, mailSchema } from './port.ts'
export { escapeHtml, renderMail } from './render.ts'
export { createMailer } from './smtp.ts'
