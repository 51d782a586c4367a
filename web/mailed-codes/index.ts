// Shows by a code in a mail that a device is theirs, for whoever came by a link.
export { MailedCode } from './mailed-code.tsx'
